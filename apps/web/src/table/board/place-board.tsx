import type { Location, PlayerView } from '@altiplano/rules';
import { clsx } from 'clsx';
import { memo } from 'react';
import { PlaceSign } from '../../art/places/place-sign.tsx';
import { PlayerFigure } from '../../art/players/player-figure.tsx';
import { Traveler } from '../../art/tokens/traveler.tsx';
import { playerNumber } from '../message/player-number.ts';
import { useTable } from '../state/at-table.ts';
import { useFrame } from '../state/frame.ts';
import { PlaceActions } from './place-actions.tsx';
import styles from './place-board.module.css';
import { RoadSteps } from './road-steps.tsx';
import { SiteView } from './site-view.tsx';

interface PlaceBoardProps {
  location: Location;
  player: PlayerView;
  seat: number;
  isOwn: boolean;
}

/** A location's part of a player's action board: its spaces, and what can be done with what lies there. */
export function PlaceBoard({ location, player, seat, isOwn }: PlaceBoardProps) {
  const { seen } = useTable();
  const isHere = player.figure === location;
  return (
    <section
      className={clsx(styles.board, isHere && styles.here)}
      data-drop={isOwn ? '' : undefined}
      data-here={isOwn && isHere ? '' : undefined}
    >
      <div className={styles.top}>
        <Heading location={location} figure={isHere ? seat : null} hasTraveler={seen.traveler === location} />
        <SiteView site={location} player={player} isOwn={isOwn} />
      </div>
      <PlaceActions location={location} isOwn={isOwn} />
      {location === 'road' && <RoadSteps player={player} isOwn={isOwn} />}
    </section>
  );
}

interface HeadingProps {
  location: Location;
  /** Whose figure stands there. */
  figure: number | null;
  hasTraveler: boolean;
}

const Heading = memo(function Heading({ location, figure, hasTraveler }: HeadingProps) {
  const { texts, words } = useFrame();
  return (
    <h2 className={styles.name} data-about={`place:${location}`}>
      <PlaceSign place={location} size={24} />
      <span className={styles.word}>{texts.words.locations[location]}</span>
      {hasTraveler && (
        <span className={styles.traveler} data-about="term:traveler">
          <Traveler size={22} title={words.traveler} />
        </span>
      )}
      {figure !== null && (
        <span className={styles.figure} data-about="term:figure">
          <PlayerFigure player={playerNumber(figure)} size={26} title={words.here} />
        </span>
      )}
    </h2>
  );
});
