import type { Components, View } from '@altiplano/rules';
import { type CSSProperties, memo } from 'react';
import { Point } from '../../art/tokens/point.tsx';
import { Count } from '../../ui/count.tsx';
import { Later } from '../../ui/later.tsx';
import { MoreBelow } from '../../ui/more-below.tsx';
import { CardChip } from '../cards/card-chip.tsx';
import { cardKind } from '../cards/card-kind.ts';
import { cardPoints } from '../cards/card-points.ts';
import { useMedia } from '../layout/use-media.ts';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { EventPart } from './event-part.tsx';
import styles from './market-part.module.css';
import { MarketBar } from './market-bar.tsx';
import { Section } from './section.tsx';
import { Strip } from './strip.tsx';
import { AssetsPart, isTravelerExchange, TradingPart } from './trading-part.tsx';

/** So many cards in pictures stand in a line, and so many in words; a line of words is so much higher. */
const PICTURED = 4;
const TOLD = 3;
const HIGHER = 1.45;

/** How many lines of cards lie in the market: its height is shared among them. Houses and boats have one each. */
function linesOf({ strip, orders, assets }: View, components: Components): number {
  const pictured = assets.filter((id) => isTravelerExchange(id, components)).length;
  const rowsInWords = Math.ceil((assets.length - pictured) / TOLD) * HIGHER;
  return (
    strip.length + 2 + Math.ceil(orders.length / PICTURED) + Math.ceil(pictured / PICTURED) + rowsInWords
  );
}

/** All cards that can be had: extensions, orders, houses, boats, assets; without room elsewhere event and trading point as well. */
export function MarketPart() {
  const { seen, words, game, components } = useTable();
  const isWide = useMedia('(min-width: 80rem)');
  const { traveler } = game.options;
  return (
    <div
      className={styles.market}
      style={{ '--lines': linesOf(seen, components) } as CSSProperties}
      data-part="market"
      tabIndex={-1}
    >
      {!isWide && <MarketBar />}
      {!isWide && traveler !== 'off' && <EventPart />}
      <Section
        name="strip"
        kind="extension"
        title={words.strip}
        aside={words.pile(seen.pile.left)}
        figure={seen.pile.left}
      >
        <Strip />
      </Section>
      <Cards title={words.ordersToTake} table="orders" ids={seen.orders} isBare={isWide} />
      <Later>
        <Cards title={words.housesToBuild} table="houses" ids={seen.houses} isBare={isWide} />
        <Cards title={words.boatsToBuild} table="boats" ids={seen.boats} isBare={isWide} />
        {traveler === 'full' && <AssetsPart isBare={isWide} />}
        {!isWide && traveler === 'full' && <TradingPart />}
      </Later>
      <MoreBelow label={words.moreBelow} />
    </div>
  );
}

/** What the Traveler brings besides cards, below the map where there is room: the event, and goods against opals. */
export function TravelerPart() {
  const { traveler } = useTable().game.options;
  if (traveler === 'off') return null;
  return (
    <div className={styles.corner}>
      <EventPart />
      {traveler === 'full' && <TradingPart />}
    </div>
  );
}

interface CardsProps {
  title: string;
  table: 'orders' | 'houses' | 'boats';
  ids: readonly string[];
  isBare: boolean;
}

const Cards = memo(function Cards({ title, table, ids, isBare }: CardsProps) {
  const { words, components } = useFrame();
  const points = table === 'orders' ? null : cardPoints(table, ids[0] ?? '', components);
  return (
    <Section
      name={table}
      kind={cardKind(table)}
      title={title}
      aside={<Count value={ids.length} />}
      figure={points === null ? ids.length : <Point value={points} size={28} />}
      height={table === 'orders' ? 'low' : 'line'}
    >
      {ids.length === 0 ? (
        <span className={styles.none}>{words.noneLeft}</span>
      ) : (
        <div className={styles.cards}>
          {ids.map((id) => (
            <CardChip key={id} table={table} id={id} open isBare={isBare} />
          ))}
        </div>
      )}
    </Section>
  );
});
