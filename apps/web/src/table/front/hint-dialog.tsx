import type { Hint } from '@altiplano/client';
import type { ReadableMove } from '@altiplano/rules';
import { type Advice, deedOf, type Message, planMessage, sentence } from '@altiplano/text';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../message/rich-text.tsx';
import { outcomeOf } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import { advised } from './hint-reasons.ts';
import styles from './hint-dialog.module.css';
import { useHintOff } from '../status/use-hint-off.ts';

const LETTERS = ['A', 'B', 'C'] as const;

function useHintFor(isOff: boolean): Hint | 'none' | null {
  const { store, game } = useTable();
  const [found, setFound] = useState<{ of: object; hint: Hint | 'none' } | null>(null);
  useEffect(() => {
    if (isOff) return undefined;
    let isOpen = true;
    void store.hint().then((hint) => {
      if (isOpen) setFound({ of: game, hint: 'moves' in hint ? hint : 'none' });
    });
    return () => {
      isOpen = false;
    };
  }, [store, game, isOff]);
  return found?.of === game ? found.hint : null;
}

/** What a bot would do now, what else it thought of, and what made the difference. */
export function HintDialog() {
  const { show, words, texts, own } = useTable();
  const off = useHintOff();
  const hint = useHintFor(off !== null);
  const advice = hint === null || hint === 'none' ? [] : advised(hint, own?.decision ?? null, texts);
  const isByThumb = advice.length === 1 && advice[0]?.why === '';
  return (
    <Dialog open title={words.hintTitle} closeLabel={words.close} onClose={() => show(null)} size="medium">
      {off !== null && <p>{off}</p>}
      {off === null && hint === null && <p aria-busy>{texts.hints.thinking}</p>}
      {hint === 'none' && <p>{words.hintNone}</p>}
      <ol className={styles.list}>
        {advice.map((each, index) => (
          <Way
            key={index}
            advice={each}
            letter={isByThumb ? null : (LETTERS[index] ?? null)}
            isBest={index === 0}
          />
        ))}
      </ol>
      {isByThumb && <p className={styles.why}>{words.hintByThumb}</p>}
    </Dialog>
  );
}

function isPlan(moves: readonly ReadableMove[]): boolean {
  return moves.some(({ type }) => type === 'place' || type === 'unplace');
}

function Way({
  advice: { moves, why },
  letter,
  isBest,
}: {
  advice: Advice<ReadableMove>;
  letter: string | null;
  isBest: boolean;
}) {
  const { game, seen, seat, names, words, play, considered } = useTable();
  const [first] = moves;
  if (seat === null || first === undefined) return null;
  // A plan is laid out on the board, not declared: it stays the player's to look at and to change.
  const played = isPlan(moves) ? moves.filter(({ type }) => type !== 'declare') : [first];
  const said: Message = isPlan(moves)
    ? planMessage(played, names)
    : deedOf(first, { seen, seat, names }, outcomeOf(first, game, seat));
  return (
    <li className={styles.way}>
      {letter !== null && <span className={styles.letter}>{letter}</span>}
      <div className={styles.text}>
        <p className={styles.said}>
          <RichText message={sentence(said)} />
        </p>
        {why !== '' && <p className={styles.why}>{why}.</p>}
      </div>
      <span onPointerEnter={() => considered.set(played)} onPointerLeave={() => considered.set(null)}>
        <Button variant={isBest ? 'primary' : 'secondary'} onClick={() => play(played, 'advised')}>
          {words.hintPlay}
        </Button>
      </span>
    </li>
  );
}
