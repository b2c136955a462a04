import { clsx } from 'clsx';
import { Icon } from '../../../art/icons/icon.tsx';
import type { Attendance } from './attendance.ts';
import styles from './presence-mark.module.css';

interface PresenceMarkProps {
  attendance: Attendance;
  /** What the mark means, spoken and shown to whoever points at it. */
  label: string;
}

/** Whether somebody is there: a full dot, a half one, an empty one, or a bot's head. */
export function PresenceMark({ attendance, label }: PresenceMarkProps) {
  if (attendance === 'open' || attendance === 'unknown') return null;
  const isBot = attendance === 'bot' || attendance === 'botFor';
  return (
    <span className={styles.mark} title={label}>
      {isBot ? <Icon name="bot" size={15} /> : <span className={clsx(styles.dot, styles[attendance])} />}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
