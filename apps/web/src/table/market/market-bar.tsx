import { memo } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import type { CardKind } from '../../art/cards/card-kind.ts';
import { useTable } from '../state/at-table.ts';
import styles from './market-bar.module.css';

/** How much of everything is left, always in sight; pressing one brings its cards into view. */
export function MarketBar() {
  const { seen, words, game } = useTable();
  const { traveler } = game.options;
  const all: [string, CardKind, string, number][] = [
    ['strip', 'extension', words.strip, seen.pile.left],
    ['orders', 'order', words.ordersToTake, seen.orders.length],
    ['houses', 'house', words.housesToBuild, seen.houses.length],
    ['boats', 'boat', words.boatsToBuild, seen.boats.length],
    ...(traveler === 'off'
      ? []
      : [['event', 'event', words.event, seen.eventsLeft] as [string, CardKind, string, number]]),
    ...(traveler === 'full'
      ? [['trading', 'asset', words.assetsForSale, seen.assets.length] as [string, CardKind, string, number]]
      : []),
  ];
  return (
    <nav className={styles.bar} aria-label={words.market}>
      {all.map(([section, kind, name, left]) => (
        <Link key={section} section={section} kind={kind} name={name} left={left} />
      ))}
    </nav>
  );
}

interface LinkProps {
  section: string;
  kind: CardKind;
  name: string;
  left: number;
}

const Link = memo(function Link({ section, kind, name, left }: LinkProps) {
  return (
    <button
      type="button"
      className={styles.link}
      style={{ '--band': `var(--card-${kind})` } as React.CSSProperties}
      data-about={`term:${section === 'strip' ? 'strip' : kind}`}
      onClick={(event) => {
        const market = event.currentTarget.closest('[data-part="market"]');
        market?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <CardEmblem kind={kind} size={20} />
      <span className="visually-hidden">{name} </span>
      <span className={styles.count}>{left}</span>
    </button>
  );
});
