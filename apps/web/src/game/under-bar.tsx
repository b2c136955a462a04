import type { ReactNode } from 'react';
import styles from './under-bar.module.css';

interface UnderBarProps {
  /** Null: the table has the whole window. */
  bar: ReactNode;
  children: ReactNode;
}

/** A table below a bar of controls, both within the window. */
export function UnderBar({ bar, children }: UnderBarProps) {
  return (
    <div className={styles.frame}>
      {bar}
      <div className={styles.below}>{children}</div>
    </div>
  );
}
