import type { ReadableMove } from '@altiplano/rules';
import {
  type Advice,
  deedOf,
  type Message,
  planMessage,
  reasonOf,
  type ReasonTexts,
  sentence,
} from '@altiplano/text';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../message/rich-text.tsx';
import { outcomeOf } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import styles from './hint-dialog.module.css';

interface HintWayProps {
  advice: Advice<ReadableMove>;
  reasons: ReasonTexts | null;
  letter: string | null;
  isBest: boolean;
}

function isPlan(moves: readonly ReadableMove[]): boolean {
  return moves.some(({ type }) => type === 'place' || type === 'unplace');
}

/** One way to go on: what to do, what for, and what is expected of it. */
export function HintWay({ advice, reasons, letter, isBest }: HintWayProps) {
  const { game, seen, seat, names, words, play, considered } = useTable();
  const { moves, outlook } = advice;
  const [first] = moves;
  if (seat === null || first === undefined) return null;
  const sight = { seen, seat, names };
  // A plan is laid out on the board, not declared: it stays the player's to look at and to change.
  const played = isPlan(moves) ? moves.filter(({ type }) => type !== 'declare') : [first];
  const said: Message = isPlan(moves)
    ? planMessage(played, names)
    : deedOf(first, sight, outcomeOf(first, game, seat));
  const why = reasons === null ? [] : reasonOf({ ...advice, isBest }, sight, reasons);
  return (
    <li className={styles.way}>
      {letter !== null && <span className={styles.letter}>{letter}</span>}
      <div className={styles.text}>
        <p className={styles.said}>
          <RichText message={sentence(said)} />
        </p>
        {why.length > 0 && (
          <p className={styles.why}>
            <RichText message={sentence(why)} />
          </p>
        )}
        {outlook !== '' && <p className={styles.outlook}>{outlook}</p>}
      </div>
      <span onPointerEnter={() => considered.set(played)} onPointerLeave={() => considered.set(null)}>
        <Button variant={isBest ? 'primary' : 'secondary'} onClick={() => play(played, 'advised')}>
          {words.hintPlay}
        </Button>
      </span>
    </li>
  );
}
