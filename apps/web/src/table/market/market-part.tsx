import type { CardTable } from '@altiplano/text';
import { memo } from 'react';
import { Count } from '../../ui/count.tsx';
import { Later } from '../../ui/later.tsx';
import { MoreBelow } from '../../ui/more-below.tsx';
import { CardChip } from '../cards/card-chip.tsx';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { EventPart } from './event-part.tsx';
import styles from './market-part.module.css';
import { MarketBar } from './market-bar.tsx';
import { Section } from './section.tsx';
import { Strip } from './strip.tsx';
import { TradingPart } from './trading-part.tsx';

/** All cards that can be had: extensions, orders, houses, boats, and with the Traveler event and trading point. */
export function MarketPart() {
  const { seen, words, game } = useTable();
  return (
    <div className={styles.market} data-part="market" tabIndex={-1}>
      <MarketBar />
      {game.options.traveler !== 'off' && <EventPart />}
      <Section name="strip" title={words.strip} aside={words.pile(seen.pile.left)}>
        <Strip />
      </Section>
      <Cards title={words.ordersToTake} table="orders" ids={seen.orders} />
      <Later>
        <Cards title={words.housesToBuild} table="houses" ids={seen.houses} />
        <Cards title={words.boatsToBuild} table="boats" ids={seen.boats} />
        {game.options.traveler === 'full' && <TradingPart />}
      </Later>
      <MoreBelow label={words.moreBelow} />
    </div>
  );
}

interface CardsProps {
  title: string;
  table: CardTable;
  ids: readonly string[];
}

const Cards = memo(function Cards({ title, table, ids }: CardsProps) {
  const { words } = useFrame();
  return (
    <Section name={table} title={title} aside={<Count value={ids.length} />}>
      {ids.length === 0 ? (
        <span className={styles.none}>{words.noneLeft}</span>
      ) : (
        <div className={styles.cards}>
          {ids.map((id) => (
            <CardChip key={id} table={table} id={id} open />
          ))}
        </div>
      )}
    </Section>
  );
});
