import {
  type Game,
  isRejection,
  type Location,
  LOCATIONS,
  type Means,
  type ReadableMove,
  readMove,
  whyNot,
} from '@altiplano/rules/engine';
import type { Choice } from './choices.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** Places that the figure could reach or be set on, but that are not offered since no action would be in reach (A3). */
export function placesLeftOut(game: Game, sight: Sight, choices: readonly Choice[]): Location[] {
  const own = ownPlayer(sight);
  if (own.decision !== 'turn') return [];
  const means: Means[] = ['freeCart', ...own.carts.map((_, slot): Means => `movement:${slot + 1}`)];
  const ways = (location: Location): ReadableMove[] =>
    own.figure === null
      ? [{ type: 'setFigure', location }]
      : means.map((mean): ReadableMove => ({ type: 'travel', location, means: mean }));
  const offered = new Set(choices.map(({ readable }) => ('location' in readable ? readable.location : null)));
  const isLeftOut = (wish: ReadableMove): boolean => {
    const move = readMove(game, wish);
    if (isRejection(move)) return false;
    return whyNot(game, sight.seat, move)?.rejected === 'noActionInReach';
  };
  return LOCATIONS.filter((location) => !offered.has(location) && ways(location).some(isLeftOut));
}
