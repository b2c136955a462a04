import type { ReactNode } from 'react';
import styles from './passing-strip.module.css';

/** What is said in passing: it lies over the foot of the board, so that nothing moves under a finger that is about to press. */
export function PassingStrip({ children }: { children: ReactNode }) {
  return (
    <div className={styles.strip}>
      <div className={styles.said} data-said>
        {children}
      </div>
    </div>
  );
}
