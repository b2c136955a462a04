import { clsx } from 'clsx';
import { PlayerName } from '../../message/player-name.tsx';
import { RichText } from '../../message/rich-text.tsx';
import { useTable } from '../../state/at-table.ts';
import type { RollbackPoint } from './rollback-points.ts';
import styles from './rollback-dialog.module.css';
import { useLineMessage } from './use-line-message.ts';

interface RollbackPointChoiceProps {
  point: RollbackPoint;
  isLastStep: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A point to go back to, named by what came after it. */
export function RollbackPointChoice({
  point: { line },
  isLastStep,
  isChosen,
  onChoose,
}: RollbackPointChoiceProps) {
  const { words, seatNames } = useTable();
  const message = useLineMessage(line);
  const { online } = words;
  return (
    <label className={clsx(styles.moment, isChosen && styles.chosen)}>
      <input type="radio" name="moment" checked={isChosen} onChange={onChoose} />
      <span>
        <span className={styles.when}>
          {line.round !== null && `${words.round(line.round)} · `}
          {isLastStep ? online.lastStep : online.before}
        </span>{' '}
        {message === null ? (
          line.seat !== null && <PlayerName seat={line.seat} name={seatNames[line.seat] ?? ''} />
        ) : (
          <RichText message={message} />
        )}
      </span>
    </label>
  );
}
