import { plain, sentence, statusOf, troubleMessage } from '@altiplano/text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { isFocusFree } from '../keyboard/use-kept-focus.ts';
import { useIsReplay } from '../log/log-context.ts';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { useAfterGame } from './after-game.ts';
import { Places } from './places.tsx';
import { tieAt } from './ranking.ts';
import { ScoreTable } from './score-table.tsx';
import styles from './score-sheet.module.css';

interface ScoreSheetProps {
  onReplay?: (() => void) | undefined;
  onRematch?: ((table: string) => void) | undefined;
}

/** Who won and why: places, points by source, and what one may want to do next. */
export function ScoreSheet(ways: ScoreSheetProps) {
  const { seen, words, texts, names, seatNames } = useTable();
  const after = useAfterGame();
  // Whoever goes through a finished game need not be the one whose board is shown.
  const isReplay = useIsReplay();
  const { scores } = seen;
  const heading = useRef<HTMLHeadingElement>(null);
  // With the last move the button that had the focus is gone.
  const isOver = scores !== null;
  useEffect(() => {
    if (isOver && isFocusFree()) heading.current?.focus({ preventScroll: true });
  }, [isOver]);
  if (scores === null) return null;
  return (
    <section className={styles.sheet} aria-label={words.score}>
      <h2 ref={heading} tabIndex={-1}>
        <RichText message={sentence(statusOf(isReplay ? { ...seen, seat: null } : seen, names))} />
      </h2>
      <TieNote />
      <Places scores={scores} names={seatNames} words={words} />
      <WhatNext {...ways} />
      <ScoreTable scores={scores} names={seatNames} texts={texts} words={words} />
      {after?.more}
    </section>
  );
}

/** Points were equal: how that was decided. */
function TieNote() {
  const { seen, words, texts, names } = useTable();
  const { scores, winners } = seen;
  const tie = scores === null || winners === null ? null : tieAt(scores, winners);
  if (tie === null) return null;
  const who = (seats: readonly number[]): string =>
    plain(texts.grammar.all(seats.map((seat) => [names.player(seat)])));
  const isShared = tie.winners.length === tie.seats.length;
  return (
    <p className={styles.tie}>
      {isShared
        ? words.tieShared(who(tie.seats), tie.points)
        : words.tieByCoins(who(tie.seats), tie.points, who(tie.winners))}
    </p>
  );
}

function WhatNext({ onReplay, onRematch }: ScoreSheetProps) {
  const { words, names, store, seat, info } = useTable();
  const after = useAfterGame();
  const [refused, setRefused] = useState<string | null>(null);
  const again = async (): Promise<void> => {
    const found = await store.rematch();
    if ('table' in found) onRematch?.(found.table);
    else setRefused(plain(sentence(troubleMessage(found, names))));
  };
  const mayPlayAgain = onRematch !== undefined && seat !== null && info.origin !== 'record';
  return (
    <div className={styles.row}>
      {mayPlayAgain && (
        <Button variant="primary" icon="play" onClick={() => void again()}>
          {words.again}
        </Button>
      )}
      {after?.onNewGame !== undefined && (
        <Button variant={mayPlayAgain ? 'secondary' : 'primary'} onClick={after.onNewGame}>
          {words.newGame}
        </Button>
      )}
      {after?.onReview !== undefined && (
        <Button icon="chart" onClick={after.onReview}>
          {words.toReview}
        </Button>
      )}
      {onReplay !== undefined && (
        <Button icon="eye" onClick={onReplay}>
          {words.toReplay}
        </Button>
      )}
      {refused !== null && <p role="alert">{refused}</p>}
    </div>
  );
}
