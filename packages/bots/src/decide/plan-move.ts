import { encode, type Game, MOVE } from '@altiplano/rules';
import type { Plan } from '../plan/beam.ts';
import { type Placement, placedNow, placementsOf } from '../plan/placement.ts';
import type { Rehearsal } from '../plan/rehearse.ts';

/** Takes one equal placement out of a list; false if there is none. */
function strike(list: Placement[], wanted: Placement): boolean {
  const index = list.findIndex(({ site, thing }) => site === wanted.site && thing === wanted.thing);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}

/** The next move towards a plan: take away what it does not want, place what is missing, declare. */
export function planMove(game: Game, seat: number, { outlook, sheet }: Rehearsal, plan: Plan): number {
  const missing = placementsOf(outlook, sheet, plan);
  for (const placed of placedNow(game, seat)) {
    if (!strike(missing, placed)) return encode(MOVE.unplace, placed.site, placed.thing);
  }
  const [next] = missing;
  return next === undefined ? encode(MOVE.declare) : encode(MOVE.place, next.site, next.thing);
}
