import type { ReactNode } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import styles from './more.module.css';

/** Choices that most people leave as they are; closed at first. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        <Icon name="right" size={18} />
        {title}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
