import { changesFor, previewOf } from '@altiplano/client';
import { type Good, isRejection, type PlayerView, score } from '@altiplano/rules';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Bag } from '../../art/stores/bag.tsx';
import { Container } from '../../art/stores/container.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { useTable } from '../state/at-table.ts';
import { useConsidered } from '../state/considered.ts';
import { useSpot } from '../state/use-spot.ts';
import styles from './resources.module.css';

/** What would be different after the moves that the player considers. */
function useOutlook() {
  const { game, seat } = useTable();
  const moves = useConsidered();
  if (moves === null || seat === null) return null;
  let after = game;
  for (const move of moves) {
    const found = previewOf(after, seat, move);
    if (isRejection(found) || found.after === null) return null;
    after = found.after;
  }
  return changesFor(game, after, seat);
}

function sum(counts: Readonly<Partial<Record<Good | 'coin', number>>> | undefined): number {
  return Object.values(counts ?? {}).reduce((all, count) => all + count, 0);
}

/** Coins, points, bag and container of the own seat, with what the considered move would change. */
export function Resources({ own }: { own: PlayerView }) {
  const { words, game, seat, show } = useTable();
  const outlook = useOutlook();
  const coins = useSpot('thing:coins:coin');
  const bag = useSpot('bag');
  const container = useSpot('container');
  const openOdds = (): void => show({ kind: 'odds' });
  const tiles = outlook?.tiles;
  return (
    <div className={styles.resources}>
      <Resource
        name={words.coins}
        icon={<Coin size={30} />}
        value={own.coins}
        change={outlook?.coins}
        spot={coins}
      />
      <Resource
        name={words.points}
        icon={<Point size={30} />}
        value={seat === null ? 0 : score(game, seat).total}
        change={outlook?.score.total}
      />
      {game.options.traveler === 'full' && (
        <Resource name={words.opals} icon={<Opal size={28} />} value={own.opals} change={outlook?.opals} />
      )}
      <Resource
        name={words.bag}
        icon={<Bag size={32} />}
        value={own.bagTiles}
        change={sum(tiles?.['bag'])}
        spot={bag}
        otherwise={openOdds}
      />
      <Resource
        name={words.container}
        icon={<Container size={32} />}
        value={own.containerTiles}
        change={sum(tiles?.['container'])}
        spot={container}
        otherwise={openOdds}
      />
    </div>
  );
}

interface ResourceProps {
  name: string;
  icon: ReactNode;
  value: number;
  change: number | undefined;
  spot?: ReturnType<typeof useSpot>;
  /** What pressing does while nothing can be done with it. */
  otherwise?: () => void;
}

function Resource({ name, icon, value, change = 0, spot, otherwise }: ResourceProps) {
  const isLive = spot !== undefined && (spot.isLegal || spot.state === 'chosen');
  const inside = (
    <>
      {icon}
      <span className="visually-hidden">{name}: </span>
      <strong>{value}</strong>
      <span className={clsx(styles.change, change > 0 && styles.more, change < 0 && styles.less)} aria-hidden>
        {change === 0 ? '' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`}
      </span>
    </>
  );
  const press = isLive ? spot.press : otherwise;
  if (press === undefined) {
    return (
      <span className={styles.resource} title={name} data-spot={spot?.pointing['data-spot']}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles.resource, styles.press, isLive && styles[spot.state])}
      onClick={press}
      title={name}
      {...spot?.pointing}
    >
      {inside}
    </button>
  );
}
