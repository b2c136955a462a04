import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './notice-card.module.css';

interface NoticeCardProps {
  tone?: 'plain' | 'warn' | 'bad';
  /** What can be done about it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Something that everyone at the table should know now; it takes no room from the board and blocks nothing. */
export function NoticeCard({ tone = 'plain', actions, children }: NoticeCardProps) {
  return (
    <section className={clsx(styles.card, styles[tone])}>
      <div className={styles.says}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
