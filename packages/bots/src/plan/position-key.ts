import { apply, copyGame, encode, type Game, MOVE } from '@altiplano/rules';
import { placedNow } from './placement.ts';
import { openSheet } from './rehearse.ts';
import type { Mind } from './mind.ts';

/** The position before the seat placed anything in this planning phase. */
export function withoutPlacements(game: Game, seat: number): Game {
  const copy = copyGame(game);
  for (const { site, thing } of placedNow(copy, seat)) apply(copy, seat, encode(MOVE.unplace, site, thing));
  return copy;
}

/**
 * What a seat's plan depends on, as far as it knows: equal for equal positions, whatever it has placed for now. A plan
 * is placed tile by tile; chance that is seeded with this key leads to the same plan at every tile.
 */
export function positionKey(game: Game, seat: number, mind: Mind): string {
  const { sheet } = openSheet(game, seat, mind, true);
  const { round, strip, traveler, event, ring } = game.state;
  return [seat, round, strip.join('.'), traveler, event, ring.join('.'), sheet.join('.')].join('/');
}
