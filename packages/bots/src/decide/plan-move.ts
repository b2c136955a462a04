import { encode, type Game, MOVE } from '@altiplano/rules/engine';
import { type Placement, placedNow } from '../plan/placement.ts';

/** Takes one equal placement out of a list; false if there is none. */
function strike(list: Placement[], wanted: Placement): boolean {
  const index = list.findIndex(({ site, thing }) => site === wanted.site && thing === wanted.thing);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}

/** The moves from what is placed now to these placements: take away what is not wanted, place what is missing, declare. */
export function movesTowards(game: Game, seat: number, placements: readonly Placement[]): number[] {
  const missing = [...placements];
  const wrong = placedNow(game, seat).filter((placed) => !strike(missing, placed));
  return [
    ...wrong.map(({ site, thing }) => encode(MOVE.unplace, site, thing)),
    ...missing.map(({ site, thing }) => encode(MOVE.place, site, thing)),
    encode(MOVE.declare),
  ];
}
