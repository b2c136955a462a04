import { type Good, GOODS, HOME, type Location, LOCATIONS, type View } from '@altiplano/rules/engine';
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { Cart } from '../../art/tokens/cart.tsx';
import type { About } from '../about/explain.ts';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useFrame } from '../state/frame.ts';
import styles from './ring-place.module.css';

interface PlaceStockProps {
  location: Location;
  supply: View['supply'];
  houses: number;
  boats: number;
  carts: number;
  orders: number;
}

/** What is left at a place of the ring. */
export const PlaceStock = memo(function PlaceStock({
  location,
  supply,
  houses,
  boats,
  carts,
  orders,
}: PlaceStockProps) {
  const { texts, words } = useFrame();
  const goods = GOODS.filter((_, good) => LOCATIONS[HOME[good] ?? -1] === location);
  return (
    <span className={styles.stock}>
      {goods.map((good: Good) => (
        <span
          key={good}
          className={clsx(styles.item, supply[good] === 0 && styles.out)}
          data-about={`good:${good}`}
        >
          <ThingIcon thing={good} size={16} title={texts.words.things[good]} />
          {supply[good]}
        </span>
      ))}
      {location === 'village' && (
        <Left
          about="term:house"
          icon={<CardEmblem kind="house" size={18} />}
          of={words.housesToBuild}
          count={houses}
        />
      )}
      {location === 'village' && (
        <Left about="term:cart" icon={<Cart size={18} />} of={words.carts} count={carts} />
      )}
      {location === 'harbor' && (
        <Left
          about="term:boat"
          icon={<CardEmblem kind="boat" size={18} />}
          of={words.boatsToBuild}
          count={boats}
        />
      )}
      {location === 'market' && (
        <Left
          about="term:order"
          icon={<CardEmblem kind="order" size={18} />}
          of={words.ordersToTake}
          count={orders}
        />
      )}
    </span>
  );
});

interface LeftProps {
  about: About;
  icon: ReactNode;
  of: string;
  count: number;
}

function Left({ about, icon, of, count }: LeftProps) {
  return (
    <span className={clsx(styles.item, count === 0 && styles.out)} data-about={about}>
      {icon}
      <span className="visually-hidden">{of} </span>
      {count}
    </span>
  );
}
