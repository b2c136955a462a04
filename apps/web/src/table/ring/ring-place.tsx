import type { Location, Thing } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo } from 'react';
import { PlaceScene } from '../../art/places/place-scene.tsx';
import { PlayerFigure } from '../../art/players/player-figure.tsx';
import { Traveler } from '../../art/tokens/traveler.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { initialOf, playerNumber } from '../message/player-number.ts';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { differentMeans } from './different-means.ts';
import { Means } from './means.tsx';
import { PlaceStock } from './place-stock.tsx';
import { useTarget } from '../state/use-target.ts';
import styles from './ring-place.module.css';

/** A place of the ring: its scene, who stands there, what is left there. */
export function RingPlace({ location }: { location: Location }) {
  const { seen, own, choices } = useTable();
  const target = useTarget(`place:${location}`);
  const means = target.isLegal ? differentMeans(choices.from(`place:${location}`), own) : [];
  const figures = seen.players.flatMap(({ figure }, seat) => (figure === location ? [seat] : []));
  return (
    <div className={clsx(styles.place, target.isLegal && styles.legal)}>
      <Scene
        location={location}
        figures={figures.join(' ')}
        hasTraveler={seen.traveler === location}
        things={own?.sites[location] ?? NOTHING}
        means={means.join(' ')}
      />
      <PlaceStock
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
  const { isLegal, press, pointing } = useTarget(`place:${location}`);
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
        {hasTraveler && (
          <span data-about="term:traveler">
            <Traveler size={30} />
          </span>
        )}
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
              <Means means={each} size={16} />
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
