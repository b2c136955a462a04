import type { Ahead, LinedUp, Mismatch } from '@altiplano/client';
import { plain } from '@altiplano/text';
import { IconButton } from '../../ui/icon-button.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { OutlookText } from './outlook-text.tsx';
import styles from './queue-dialog.module.css';
import { mismatchMessage, stepsMessage } from './step-message.ts';
import { turnName } from './turn-name.ts';

interface QueueTurnProps {
  ahead: Ahead;
  turns: readonly LinedUp[];
  at: number;
}

/** A turn that is lined up. */
export function QueueTurn({ ahead, turns, at }: QueueTurnProps) {
  const { words, names, seen, seat } = useTable();
  const turn = turns[at];
  if (seat === null || turn === undefined) return null;
  const name = turnName(turns, at, words.ahead);
  const isLast = at === turns.length - 1;
  const lost = ahead.lostWith(at) - 1;
  const whyNot = (why: Mismatch | null): string | undefined =>
    why === null
      ? undefined
      : `${words.ahead.wouldNotWork} ${plain(mismatchMessage(why, names, words.ahead))}`;
  return (
    <li className={styles.turn}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <IconButton
          icon="up"
          label={words.ahead.earlier(name)}
          reason={at === 0 ? words.ahead.isFirst : whyNot(ahead.whyNotMove(at, at - 1))}
          onClick={() => ahead.move(at, at - 1)}
        />
        <IconButton
          icon="down"
          label={words.ahead.later(name)}
          reason={isLast ? words.ahead.isLast : whyNot(ahead.whyNotMove(at, at + 1))}
          onClick={() => ahead.move(at, at + 1)}
        />
        <IconButton
          icon="remove"
          label={lost > 0 ? words.ahead.removeWith(name, lost) : words.ahead.remove(name)}
          onClick={() => ahead.remove(at)}
        />
      </div>
      <p className={styles.steps}>
        <RichText message={stepsMessage(turn.steps, { seen, seat, names })} />
      </p>
      <OutlookText turn={at} />
      {!isLast && (
        <Toggle
          label={words.ahead.stopAfter}
          checked={turn.stopAfter}
          onChange={(stops) => ahead.stopAfter(at, stops)}
        />
      )}
    </li>
  );
}
