import { type Good, type PlayerView, score } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo, type ReactNode, useCallback } from 'react';
import { Bag } from '../../art/stores/bag.tsx';
import { Container } from '../../art/stores/container.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { Point } from '../../art/tokens/point.tsx';
import type { About } from '../about/explain.ts';
import { useTable } from '../state/at-table.ts';
import type { Target } from '../play/paths.ts';
import { useDragging } from '../play/use-dragging.ts';
import { useOutlook } from '../state/use-outlook.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './resources.module.css';

function sum(counts: Readonly<Partial<Record<Good | 'coin', number>>> | undefined): number {
  return Object.values(counts ?? {}).reduce((all, count) => all + count, 0);
}

/** The very same each time. */
const PICTURES = {
  coin: <Coin size={30} />,
  point: <Point size={30} />,
  opal: <Opal size={28} />,
  bag: <Bag size={32} />,
  container: <Container size={32} />,
};

/** Coins, points, bag and container of the own seat, with what the considered move would change. */
export function Resources({ own }: { own: PlayerView }) {
  const { words, game, seat, show } = useTable();
  const opals = useOutlook((changes) => changes.opals);
  const openOdds = useCallback(() => show({ kind: 'odds' }), [show]);
  return (
    <div className={styles.resources}>
      <Coins value={own.coins} />
      <Resource
        name={words.points}
        about="term:point"
        icon={PICTURES.point}
        value={seat === null ? 0 : score(game, seat).total}
        change={useOutlook((changes) => changes.score.total ?? 0)}
      />
      {game.options.traveler === 'full' && (
        <Resource
          name={words.opals}
          about="term:opal"
          icon={PICTURES.opal}
          value={own.opals}
          change={opals}
        />
      )}
      <Resource
        name={words.bag}
        about="term:bag"
        icon={PICTURES.bag}
        value={own.bagTiles}
        change={useOutlook(({ tiles }) => sum(tiles['bag']))}
        // Who presses the bag wants to look into it; drawing has a button of its own.
        at="bag"
        isOnlyLookedAt
        otherwise={openOdds}
      />
      <Resource
        name={words.container}
        about="term:container"
        icon={PICTURES.container}
        value={own.containerTiles}
        change={useOutlook(({ tiles }) => sum(tiles['container']))}
        at="container"
        otherwise={openOdds}
      />
    </div>
  );
}

const COINS: Target = 'thing:coins:coin';

/** The own coins; one of them can be taken to where it is wanted. */
function Coins({ value }: { value: number }) {
  const { words } = useTable();
  const drag = useDragging(COINS, COINS, value > 0);
  const change = useOutlook(({ coins: more }) => more);
  return (
    <span {...drag} className={styles.coins}>
      <Resource
        name={words.coins}
        about="coin"
        icon={PICTURES.coin}
        value={value}
        change={change}
        at={COINS}
      />
    </span>
  );
}

interface ResourceProps {
  name: string;
  about: About;
  icon: ReactNode;
  value: number;
  change: number | null;
  /** The target that it is. */
  at?: Target;
  /** Whether nothing can be done with it. */
  isOnlyLookedAt?: boolean;
  /** Effect of pressing while nothing can be done with it. */
  otherwise?: () => void;
}

const Resource = memo(function Resource(props: ResourceProps) {
  const { name, about, icon, value, change: changed, at, isOnlyLookedAt = false, otherwise } = props;
  const target = useTarget(at ?? 'list');
  const change = changed ?? 0;
  const isLive = at !== undefined && ((target.isLegal && !isOnlyLookedAt) || target.state === 'chosen');
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
  const press = isLive ? target.press : otherwise;
  if (press === undefined) {
    return (
      <span className={styles.resource} data-about={about} data-target={at}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles.resource, styles.press, isLive && styles[target.state])}
      onClick={press}
      data-about={about}
      {...(at !== undefined && target.pointing)}
    >
      {inside}
    </button>
  );
});
