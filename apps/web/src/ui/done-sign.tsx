import { Icon } from '../art/icons/icon.tsx';
import styles from './done-sign.module.css';

/** The sign of a full row or a finished card; what it means is said beside it. */
export function DoneSign() {
  return (
    <span className={styles.sign}>
      <Icon name="check" size={14} />
    </span>
  );
}
