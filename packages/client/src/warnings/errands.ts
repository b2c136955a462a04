import { type Game, type Location, LOCATIONS } from '@altiplano/rules';
import { placesToAct } from './leftover.ts';
import { mostReached } from './reach.ts';
import { rehearse } from './rehearsal.ts';

/** Where a seat's tiles could act this round, and how many of these places its figure can come to (A10). */
export interface Errands {
  readonly places: readonly Location[];
  readonly reachable: number;
}

/** The errands that a seat has with all that lies on its board now. */
export function errandsOf(game: Game, seat: number): Errands {
  const turn = rehearse(game, seat);
  const { tiles } = placesToAct(turn, seat);
  return {
    places: LOCATIONS.filter((_, location) => tiles.includes(location)),
    reachable: mostReached(turn, seat, tiles),
  };
}
