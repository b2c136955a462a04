import type { Hint } from '@altiplano/client';
import { phraseOf, planMessage, sentence } from '@altiplano/text';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './front.module.css';

/** What a bot would do now. */
export function HintDialog() {
  const { show, words, store, seen, seat, names, play } = useTable();
  const [hint, setHint] = useState<Hint | 'none' | null>(null);
  useEffect(() => {
    let isOpen = true;
    void store.hint().then((found) => isOpen && setHint('moves' in found ? found : 'none'));
    return () => {
      isOpen = false;
    };
  }, [store]);
  const moves = hint === null || hint === 'none' ? [] : hint.moves;
  const [first] = moves;
  const isPlan = moves.some(({ type }) => type === 'place' || type === 'unplace');
  const message =
    seat === null || first === undefined
      ? null
      : isPlan
        ? planMessage(moves, names)
        : sentence(phraseOf(first, { seen, seat, names }));
  return (
    <Dialog
      open
      title={words.hintTitle}
      closeLabel={words.close}
      onClose={() => show(null)}
      actions={
        first === undefined ? undefined : (
          <Button
            variant="primary"
            onClick={() => play(isPlan ? moves.filter(({ type }) => type !== 'declare') : [first])}
          >
            {words.hintPlay}
          </Button>
        )
      }
    >
      <p className={styles.stack}>
        {hint === null ? (
          words.hintThinks
        ) : message === null ? (
          words.hintNone
        ) : (
          <RichText message={message} />
        )}
      </p>
    </Dialog>
  );
}
