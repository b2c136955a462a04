import { type Components, type Good, GOODS } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo } from 'react';
import { PlayerBadge } from '../../art/players/player-badge.tsx';
import { Opal } from '../../art/tokens/opal.tsx';
import { TradingPoint } from '../../art/tokens/trading-point.tsx';
import { Count } from '../../ui/count.tsx';
import { CardChip } from '../cards/card-chip.tsx';
import { useMedia } from '../layout/use-media.ts';
import { PlayerName } from '../message/player-name.tsx';
import { initialOf, playerNumber } from '../message/player-number.ts';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { useTarget } from '../state/use-target.ts';
import styles from './market-part.module.css';
import { Section } from './section.tsx';

/** Whether an asset is an exchange for the Traveler: that can be told in pictures. */
export function isTravelerExchange(id: string, { assets }: Components): boolean {
  return assets.find((row) => row.id === id)?.effect.verb === 'exchangeForTraveler';
}

/** The assets for sale. */
export function AssetsPart({ isBare }: { isBare: boolean }) {
  const { seen, words, components } = useTable();
  const { assets, assetsFaceDown } = seen;
  const isExchange = (id: string): boolean => isTravelerExchange(id, components);
  // What is told in pictures needs less room than what is told in words.
  const picturesFirst = isBare
    ? [...assets].sort((a, b) => Number(isExchange(a)) - Number(isExchange(b)))
    : assets;
  return (
    <Section
      name="trading"
      kind="asset"
      title={words.assetsForSale}
      aside={assetsFaceDown > 0 ? words.faceDown(assetsFaceDown) : <Count value={assets.length} />}
      figure={assetsFaceDown > 0 ? assetsFaceDown : undefined}
    >
      <div className={styles.cards}>
        {picturesFirst.map((id) => (
          <CardChip key={id} table="assets" id={id} open isBare={isBare} />
        ))}
      </div>
    </Section>
  );
}

/** The trading point: goods on the trading spaces. */
export function TradingPart() {
  const { seen, words, seatNames } = useTable();
  const isWide = useMedia('(min-width: 80rem)');
  return (
    <Section
      name="point"
      kind="asset"
      sign={<TradingPoint size={22} />}
      title={words.tradingPoint}
      height="line"
    >
      <div className={styles.holders}>
        <div className={styles.holder}>
          <span className={styles.neutral} data-about="term:tradingSpace">
            {words.neutral}
          </span>
          <Trades from="neutral" goods={seen.neutral} />
        </div>
        {seen.players.map((player, seat) => (
          <div key={seat} className={styles.holder}>
            {isWide ? (
              <PlayerBadge
                player={playerNumber(seat)}
                initial={initialOf(seatNames[seat] ?? '')}
                size={26}
                title={seatNames[seat]}
              />
            ) : (
              <PlayerName seat={seat} name={seatNames[seat] ?? ''} />
            )}
            <Trades from={seat} goods={player.trading} />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface TradesProps {
  from: number | 'neutral';
  goods: Readonly<Record<Good, number>>;
}

const Trades = memo(function Trades({ from, goods }: TradesProps) {
  const { words } = useFrame();
  const there = GOODS.filter((good) => goods[good] > 0);
  if (there.length === 0) return <span className={styles.none}>{words.empty}</span>;
  return (
    <span className={styles.trades}>
      {there.map((good) => (
        <Trade key={good} from={from} good={good} count={goods[good]} />
      ))}
    </span>
  );
});

function Trade({ from, good, count }: { from: number | 'neutral'; good: Good; count: number }) {
  const { texts, components } = useFrame();
  const { isLegal, press, pointing } = useTarget(`trade:${from}:${good}`);
  const price = components.goods[good].opals ?? 0;
  return (
    <button
      type="button"
      className={clsx(styles.trade, isLegal && styles.legal)}
      onClick={press}
      data-about={`good:${good}`}
      {...pointing}
    >
      <span className="visually-hidden">{`${count} ${texts.words.things[good]}, ${texts.words.opals(price)}`}</span>
      <span aria-hidden>{count > 1 ? count : ''}</span>
      <ThingIcon thing={good} size={26} />
      <span aria-hidden>{price}</span>
      <Opal size={18} />
    </button>
  );
}
