import { type Good, type PlayerView, score } from '@altiplano/rules';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Bag } from '../../art/stores/bag.tsx';
import { Container } from '../../art/stores/container.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import type { About } from '../about/explain.ts';
import { useTable } from '../state/at-table.ts';
import { useOutlook } from '../state/use-outlook.ts';
import { useSpot } from '../state/use-spot.ts';
import styles from './resources.module.css';

function sum(counts: Readonly<Partial<Record<Good | 'coin', number>>> | undefined): number {
  return Object.values(counts ?? {}).reduce((all, count) => all + count, 0);
}

/** Coins, points, bag and container of the own seat, with what the considered move would change. */
export function Resources({ own }: { own: PlayerView }) {
  const { words, game, seat, show } = useTable();
  const coins = useSpot('thing:coins:coin');
  const bag = useSpot('bag');
  const container = useSpot('container');
  const opals = useOutlook((changes) => changes.opals);
  const openOdds = (): void => show({ kind: 'odds' });
  return (
    <div className={styles.resources}>
      <Resource
        name={words.coins}
        icon={<Coin size={30} />}
        value={own.coins}
        change={useOutlook(({ coins: more }) => more)}
        spot={coins}
      />
      <Resource
        name={words.points}
        icon={<Point size={30} />}
        value={seat === null ? 0 : score(game, seat).total}
        change={useOutlook((changes) => changes.score.total ?? 0)}
      />
      {game.options.traveler === 'full' && (
        <Resource
          name={words.opals}
          about="term:opal"
          icon={<Opal size={28} />}
          value={own.opals}
          change={opals}
        />
      )}
      <Resource
        name={words.bag}
        about="term:bag"
        icon={<Bag size={32} />}
        value={own.bagTiles}
        change={useOutlook(({ tiles }) => sum(tiles['bag']))}
        // Who presses the bag wants to look into it; drawing has a button of its own.
        spot={{ ...bag, isLegal: false }}
        otherwise={openOdds}
      />
      <Resource
        name={words.container}
        about="term:container"
        icon={<Container size={32} />}
        value={own.containerTiles}
        change={useOutlook(({ tiles }) => sum(tiles['container']))}
        spot={container}
        otherwise={openOdds}
      />
    </div>
  );
}

interface ResourceProps {
  name: string;
  about?: About;
  icon: ReactNode;
  value: number;
  change: number | null;
  spot?: ReturnType<typeof useSpot>;
  /** What pressing does while nothing can be done with it. */
  otherwise?: () => void;
}

function Resource({ name, about, icon, value, change: changed, spot, otherwise }: ResourceProps) {
  const change = changed ?? 0;
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
      <span
        className={styles.resource}
        title={name}
        data-about={about}
        data-spot={spot?.pointing['data-spot']}
      >
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles.resource, styles.press, isLive && styles[spot.state])}
      onClick={press}
      title={about === undefined ? name : undefined}
      data-about={about}
      {...spot?.pointing}
    >
      {inside}
    </button>
  );
}
