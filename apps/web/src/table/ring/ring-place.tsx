import { type Good, GOODS, HOME, type Location, LOCATIONS, type Thing } from '@altiplano/rules';
import { clsx } from 'clsx';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { PlaceScene } from '../../art/places/place-scene.tsx';
import { PlayerFigure } from '../../art/players/player-figure.tsx';
import { Cart } from '../../art/tokens/cart.tsx';
import { Traveler } from '../../art/tokens/traveler.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { initialOf, playerNumber } from '../message/player-number.ts';
import { useTable } from '../state/at-table.ts';
import { differentMeans } from './different-means.ts';
import { Means } from './means.tsx';
import { useSpot } from '../state/use-spot.ts';
import styles from './ring-place.module.css';

/** A place of the ring: its scene, who stands there, what is left there. */
export function RingPlace({ location }: { location: Location }) {
  const { seen, own, texts, words, seatNames, choices } = useTable();
  const spot = `place:${location}`;
  const { isLegal, press, pointing } = useSpot(spot);
  const means = isLegal ? differentMeans(choices.from(spot), own) : [];
  const figures = seen.players.flatMap(({ figure }, seat) => (figure === location ? [seat] : []));
  const name = texts.words.locations[location];
  const people = figures.map((seat) => seatNames[seat]).join(', ');
  return (
    <div className={clsx(styles.place, isLegal && styles.legal)}>
      <button
        type="button"
        className={styles.scene}
        onClick={press}
        data-about={`place:${location}`}
        {...pointing}
      >
        <span className="visually-hidden">
          {[name, people, seen.traveler === location ? words.traveler : ''].filter(Boolean).join(': ')}
        </span>
        <PlaceScene place={location} />
        <span className={styles.name} aria-hidden>
          {name}
        </span>
        <span className={styles.figures} aria-hidden>
          {seen.traveler === location && <Traveler size={30} />}
          {figures.map((seat) => (
            <PlayerFigure
              key={seat}
              player={playerNumber(seat)}
              initial={initialOf(seatNames[seat] ?? '')}
              size={30}
            />
          ))}
        </span>
        {own !== null && <OwnTiles things={own.sites[location] ?? []} />}
        {isLegal && (
          <span className={styles.means}>
            {means.map((each) => (
              <Means key={each} means={each} />
            ))}
          </span>
        )}
      </button>
      <Stock location={location} />
    </div>
  );
}

/** What the reader has lying there, so that the way can be planned on the ring alone. */
function OwnTiles({ things }: { things: readonly Thing[] }) {
  const { texts } = useTable();
  if (things.length === 0) return null;
  return (
    <span className={styles.tiles}>
      {things.map((thing, index) => (
        <ThingIcon key={index} thing={thing} size={16} title={texts.words.things[thing]} />
      ))}
    </span>
  );
}

function Stock({ location }: { location: Location }) {
  const { seen, texts, words } = useTable();
  const goods = GOODS.filter((_, good) => LOCATIONS[HOME[good] ?? -1] === location);
  return (
    <span className={styles.stock}>
      {goods.map((good: Good) => (
        <span
          key={good}
          className={clsx(styles.item, seen.supply[good] === 0 && styles.out)}
          data-about={`good:${good}`}
        >
          <ThingIcon thing={good} size={18} title={texts.words.things[good]} />
          {seen.supply[good]}
        </span>
      ))}
      {location === 'village' && (
        <Left
          icon={<CardEmblem kind="house" size={18} />}
          of={words.housesToBuild}
          count={seen.houses.length}
        />
      )}
      {location === 'village' && <Left icon={<Cart size={18} />} of={words.carts} count={seen.carts} />}
      {location === 'harbor' && (
        <Left icon={<CardEmblem kind="boat" size={18} />} of={words.boatsToBuild} count={seen.boats.length} />
      )}
      {location === 'market' && (
        <Left
          icon={<CardEmblem kind="order" size={18} />}
          of={words.ordersToTake}
          count={seen.orders.length}
        />
      )}
    </span>
  );
}

function Left({ icon, of, count }: { icon: React.ReactNode; of: string; count: number }) {
  return (
    <span className={clsx(styles.item, count === 0 && styles.out)}>
      {icon}
      <span className="visually-hidden">{of} </span>
      {count}
    </span>
  );
}
