import type { ReactNode } from 'react';
import styles from './gallery.module.css';

const SIZES = [20, 32, 64, 200];

interface SpecimensProps {
  title: string;
  sizes?: readonly number[];
  /** The pictures at one size. */
  children: (size: number) => ReactNode;
}

/** Pictures in rows, one row for each size. */
export function Specimens({ title, sizes = SIZES, children }: SpecimensProps) {
  return (
    <section className={styles.specimens} data-specimen={title}>
      <h3>{title}</h3>
      {sizes.map((size) => (
        <div key={size} className={styles.line}>
          <span className={styles.size}>{size}</span>
          <div className={styles.pictures}>{children(size)}</div>
        </div>
      ))}
    </section>
  );
}
