import type { Game } from '@altiplano/rules';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Mind } from '../plan/mind.ts';
import { openSheet } from '../plan/rehearse.ts';

/** What a seat may expect from a position as it stands, whatever its decision. */
export function worthNow(game: Game, seat: number, mind: Mind): number {
  const { outlook, sheet } = openSheet(game, seat, mind, true);
  return evaluate(outlook, sheet);
}
