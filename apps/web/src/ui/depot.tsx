import type { ReactNode } from 'react';
import { DepotRoof } from '../art/stores/depot-roof.tsx';
import styles from './depot.module.css';

interface DepotProps {
  label: string;
  /** A number or letter on the gable. */
  mark: string;
  /** The rows in the order in which they are started; they are shown from the bottom up. */
  children: ReactNode;
}

/** One of the two depots of the warehouse: roof, posts, rows. */
export function Depot({ label, mark, children }: DepotProps) {
  return (
    <div className={styles.depot}>
      <DepotRoof mark={mark} />
      <ol className={styles.rows} aria-label={label}>
        {children}
      </ol>
    </div>
  );
}
