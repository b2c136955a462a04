import type { ReactNode } from 'react';
import styles from './market-part.module.css';

/** A part of the market with its heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        {title}
        {aside !== undefined && <small>{aside}</small>}
      </h3>
      {children}
    </section>
  );
}
