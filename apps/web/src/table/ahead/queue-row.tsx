import { QueueCard } from './queue-card.tsx';
import styles from './queue-card.module.css';

/** What is lined up, for screens without room beside the board. */
export function QueueRow() {
  return (
    <div className={styles.row}>
      <QueueCard />
    </div>
  );
}
