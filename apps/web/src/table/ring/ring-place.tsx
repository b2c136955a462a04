import { type Good, GOODS, HOME, type Location, LOCATIONS, type Thing, type View } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { PlaceScene } from '../../art/places/place-scene.tsx';
import { PlayerFigure } from '../../art/players/player-figure.tsx';
import { Cart } from '../../art/tokens/cart.tsx';
import { Traveler } from '../../art/tokens/traveler.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { initialOf, playerNumber } from '../message/player-number.ts';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { differentMeans } from './different-means.ts';
import { Means } from './means.tsx';
import { useSpot } from '../state/use-spot.ts';
import styles from './ring-place.module.css';

/** A place of the ring: its scene, who stands there, what is left there. */
export function RingPlace({ location }: { location: Location }) {
  const { seen, own, choices } = useTable();
  const spot = useSpot(`place:${location}`);
  const means = spot.isLegal ? differentMeans(choices.from(`place:${location}`), own) : [];
  const figures = seen.players.flatMap(({ figure }, seat) => (figure === location ? [seat] : []));
  return (
    <div className={clsx(styles.place, spot.isLegal && styles.legal)}>
      <Scene
        location={location}
        figures={figures.join(' ')}
        hasTraveler={seen.traveler === location}
        things={own?.sites[location] ?? NOTHING}
        means={means.join(' ')}
      />
      <Stock
        location={location}
        supply={seen.supply}
        houses={seen.houses.length}
        boats={seen.boats.length}
        carts={seen.carts}
        orders={seen.orders.length}
      />
    </div>
  );
}

const NOTHING: readonly Thing[] = [];

interface SceneProps {
  location: Location;
  /** The seats whose figures stand there, by number. */
  figures: string;
  hasTraveler: boolean;
  /** What the reader has lying there. */
  things: readonly Thing[];
  /** How the reader can get there. */
  means: string;
}

function listed(line: string): string[] {
  return line.split(' ').filter(Boolean);
}

const Scene = memo(function Scene({ location, figures, hasTraveler, things, means }: SceneProps) {
  const { texts, words, seatNames } = useFrame();
  const { isLegal, press, pointing } = useSpot(`place:${location}`);
  const name = texts.words.locations[location];
  const seats = listed(figures).map(Number);
  const people = seats.map((seat) => seatNames[seat]).join(', ');
  return (
    <button
      type="button"
      className={styles.scene}
      onClick={press}
      data-about={`place:${location}`}
      {...pointing}
    >
      <span className="visually-hidden">
        {[name, people, hasTraveler ? words.traveler : ''].filter(Boolean).join(': ')}
      </span>
      <PlaceScene place={location} />
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      <span className={styles.figures} aria-hidden>
        {hasTraveler && <Traveler size={30} />}
        {seats.map((seat) => (
          <PlayerFigure
            key={seat}
            player={playerNumber(seat)}
            initial={initialOf(seatNames[seat] ?? '')}
            size={30}
          />
        ))}
      </span>
      <OwnTiles things={things} />
      {isLegal && (
        <span className={styles.ways}>
          {listed(means).map((each, index) => (
            <span key={each} className={styles.way}>
              {index > 0 && <span className="visually-hidden">{texts.words.or} </span>}
              <Means means={each} size={18} />
            </span>
          ))}
        </span>
      )}
    </button>
  );
});

/** What the reader has lying there, so that the way can be planned on the ring alone. */
function OwnTiles({ things }: { things: readonly Thing[] }) {
  const { texts } = useFrame();
  if (things.length === 0) return null;
  return (
    <span className={styles.tiles}>
      {things.map((thing, index) => (
        <ThingIcon key={index} thing={thing} size={16} title={texts.words.things[thing]} />
      ))}
    </span>
  );
}

interface StockProps {
  location: Location;
  supply: View['supply'];
  houses: number;
  boats: number;
  carts: number;
  orders: number;
}

const Stock = memo(function Stock({ location, supply, houses, boats, carts, orders }: StockProps) {
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
        <Left icon={<CardEmblem kind="house" size={18} />} of={words.housesToBuild} count={houses} />
      )}
      {location === 'village' && <Left icon={<Cart size={18} />} of={words.carts} count={carts} />}
      {location === 'harbor' && (
        <Left icon={<CardEmblem kind="boat" size={18} />} of={words.boatsToBuild} count={boats} />
      )}
      {location === 'market' && (
        <Left icon={<CardEmblem kind="order" size={18} />} of={words.ordersToTake} count={orders} />
      )}
    </span>
  );
});

function Left({ icon, of, count }: { icon: ReactNode; of: string; count: number }) {
  return (
    <span className={clsx(styles.item, count === 0 && styles.out)}>
      {icon}
      <span className="visually-hidden">{of} </span>
      {count}
    </span>
  );
}
