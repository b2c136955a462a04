import { clsx } from 'clsx';
import { PlayerName } from '../../message/player-name.tsx';
import { RichText } from '../../message/rich-text.tsx';
import { useTable } from '../../state/at-table.ts';
import type { Moment } from './moments.ts';
import styles from './rollback-dialog.module.css';
import { useLineMessage } from './use-line-message.ts';

interface MomentChoiceProps {
  moment: Moment;
  isLastStep: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A moment to go back to, told by what came after it. */
export function MomentChoice({ moment: { line }, isLastStep, isChosen, onChoose }: MomentChoiceProps) {
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
