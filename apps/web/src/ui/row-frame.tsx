import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Point } from '../art/tokens/point.tsx';
import { DoneSign } from './done-sign.tsx';
import styles from './row-frame.module.css';

interface RowFrameProps {
  /** The row in words: its good, how far it is filled, its points. */
  label: string;
  points: number;
  /** Shut: not to be started yet. Next: may be started. Open: started. Full: complete. */
  state: 'shut' | 'next' | 'open' | 'full';
  /** One space or tile for each place of the row, from the left. */
  children: ReactNode;
}

/** A row of the warehouse on its board. */
export function RowFrame({ label, points, state, children }: RowFrameProps) {
  return (
    <li className={clsx(styles.row, styles[state])} aria-label={label}>
      <div className={styles.places}>{children}</div>
      <span className={styles.worth}>
        <Point value={points} size={state === 'full' ? 34 : 28} />
        {state === 'full' && (
          <span className={styles.done}>
            <DoneSign />
          </span>
        )}
      </span>
    </li>
  );
}
