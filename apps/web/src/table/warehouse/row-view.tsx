import type { Good, PlayerView, RowRow } from '@altiplano/rules/engine';
import { clsx } from 'clsx';
import { memo } from 'react';
import { RowFrame } from '../../ui/row-frame.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useFrame } from '../state/frame.ts';
import { useOutlook } from '../state/use-outlook.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './warehouse.module.css';

interface RowViewProps {
  /** Counted from 0. */
  row: number;
  printed: RowRow;
  player: PlayerView;
  isOwn: boolean;
  isNext: boolean;
}

const EMPTY: PlayerView['rows'][number] = { good: null, tiles: 0, corn: 0 };

function stateOf(tiles: number, spaces: number, isNext: boolean): 'shut' | 'next' | 'open' | 'full' {
  if (tiles >= spaces) return 'full';
  if (tiles > 0) return 'open';
  return isNext ? 'next' : 'shut';
}

/** A row of the warehouse. Its own good comes first, corn that stands in for it behind. */
export function RowView({ row, printed, player, isOwn, isNext }: RowViewProps) {
  // What the considered move would add here, as `wood wood`; only a text, so that other rows stay as they are.
  const added = useOutlook(({ rows }) => {
    const change = isOwn ? rows.find((each) => each.row === row + 1) : undefined;
    if (change === undefined || change.tiles <= 0) return '';
    const kinds = Array.from({ length: change.tiles }, (_, index) =>
      index < change.corn ? 'corn' : (change.good ?? 'corn'),
    );
    return kinds.join(' ');
  });
  const there = player.rows[row] ?? EMPTY;
  return <Row row={row} printed={printed} there={there} added={added ?? ''} isOwn={isOwn} isNext={isNext} />;
}

interface RowProps extends Omit<RowViewProps, 'player'> {
  there: PlayerView['rows'][number];
  added: string;
}

const Row = memo(function Row({ row, printed, there, added, isOwn, isNext }: RowProps) {
  const { words, texts } = useFrame();
  const target = useTarget(`row:${row + 1}`);
  const { good, tiles, corn } = there;
  const plain = good === 'corn' ? tiles : tiles - corn;
  const stored: Good[] = Array.from({ length: tiles }, (_, index) =>
    index < plain ? (good ?? 'corn') : 'corn',
  );
  const label = `${words.row(row + 1, tiles, printed.spaces, printed.points)}${good === null ? '' : `, ${texts.words.things[good]}`}`;
  const isOpen = isOwn && target.isLegal;
  const coming = added.split(' ').filter(Boolean) as Good[];
  const cells = Array.from({ length: printed.spaces }, (_, index) => {
    const tile = stored[index];
    const ghost = tile === undefined ? coming[index - tiles] : undefined;
    const isTarget = isOpen && index === tiles;
    return (
      <span key={index} className={clsx(styles.cell, isTarget && styles.legal)}>
        {tile !== undefined && <ThingIcon thing={tile} size={28} />}
        {ghost !== undefined && (
          <span className={styles.coming}>
            <ThingIcon thing={ghost} size={28} />
          </span>
        )}
      </span>
    );
  });
  return (
    <RowFrame label={label} points={printed.points} state={stateOf(tiles, printed.spaces, isNext)}>
      {isOpen ? (
        <button
          type="button"
          className={clsx(styles.row, target.state === 'chosen' && styles.chosen)}
          onClick={target.press}
          {...target.pointing}
        >
          <span className="visually-hidden">{label}</span>
          {cells}
        </button>
      ) : (
        <span className={styles.row} data-about="term:row" data-target={isOwn ? `row:${row + 1}` : undefined}>
          {cells}
        </span>
      )}
    </RowFrame>
  );
});
