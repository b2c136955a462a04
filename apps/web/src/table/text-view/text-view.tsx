import { plain, roundText, sentence, spread, statusOf } from '@altiplano/text';
import type { RefObject } from 'react';
import { useTable } from '../state/at-table.ts';
import { useSnapshot } from '../state/use-cells.ts';
import { specialStatus } from '../status/special-status.ts';
import { TextChoices } from './text-choices.tsx';
import styles from './text-view.module.css';
import { TextMarket } from './text-market.tsx';
import { TextPlaces } from './text-places.tsx';
import { TextPlayers } from './text-players.tsx';

/** The whole table in words: what can be done first, then what there is. */
export function TextView({ status }: { status: RefObject<HTMLParagraphElement | null> }) {
  const table = useTable();
  const { seen, names, hasActed, words, own, texts } = table;
  const canUndo = useSnapshot(({ undo }) => undo.steps > 0);
  const asked = specialStatus(table, canUndo) ?? plain(sentence(statusOf(seen, names, hasActed)));
  const tray = own === null ? [] : spread(own.planning);
  return (
    <div className={styles.view}>
      <p ref={status} tabIndex={-1}>
        {roundText(seen, names)}. {asked}
      </p>
      <TextChoices />
      {own !== null && (
        <p>
          {words.tray}: {tray.length === 0 ? words.empty : plain(texts.mark.things(tray))}
        </p>
      )}
      <TextPlayers />
      <TextPlaces />
      <TextMarket />
    </div>
  );
}
