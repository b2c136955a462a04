import type { ReactNode } from 'react';
import styles from './market-part.module.css';

/** A part of the market with its heading. */
export function Section({
  name,
  title,
  aside,
  children,
}: {
  /** What the bar above finds it by. */
  name: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} data-section={name}>
      <h2 className={styles.title}>
        {title}
        {aside !== undefined && <small>{aside}</small>}
      </h2>
      {children}
    </section>
  );
}
