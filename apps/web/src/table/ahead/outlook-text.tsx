import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './queue-card.module.css';
import { mismatchMessage } from './step-message.ts';
import { turnName } from './turn-name.ts';
import { useAhead } from './use-ahead.ts';

/** That a turn of the queue would not work as the table stands, and why; without a turn, whichever is the first. */
export function OutlookText({ turn }: { turn?: number }) {
  const { words, names } = useTable();
  const { outlook = null, queue = null } = useAhead()?.now ?? {};
  if (outlook === null || queue === null || (turn !== undefined && outlook.turn !== turn)) return null;
  return (
    <span className={styles.outlook}>
      {turn === undefined && `${turnName(queue.turns, outlook.turn, words.ahead)}: `}
      {words.ahead.noLonger} <RichText message={mismatchMessage(outlook.why, names, words.ahead)} />
    </span>
  );
}
