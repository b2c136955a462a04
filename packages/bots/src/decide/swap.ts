import { argA, encode, type Game, GOOD_COUNT, kindOf, MOVE } from '@altiplano/rules/engine';
import { roundsLeft } from '../evaluate/rounds-left.ts';
import { drawWeights } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { openSheet, type Rehearsal, thinkThrough } from '../plan/rehearse.ts';
import * as at from '../sheet/sheet.ts';
import type { Moves } from './turn-move.ts';

/** Many exchanges are thought through, each not as widely as a plan that is to be played. */
const WIDEST = 4;
/** An exchange must be worth so many points more than none: the rounds to come draw from what is left. */
const WORTH_IT = 0.15;

type Opened = Pick<Rehearsal, 'outlook' | 'sheet'>;

/** What the round is worth with some tiles of a kind more, or less, in hand. */
function worthWith({ outlook, sheet }: Opened, mind: Mind, changes: ReadonlyMap<number, number>): number {
  const changed = sheet.slice();
  for (const [good, count] of changes) {
    changed[at.HAND + good] += count;
    changed[at.KEPT + good] += count;
  }
  return thinkThrough({ outlook, sheet: changed }, mind, true).plans[0].worth;
}

function kindsIn(tiles: readonly number[]): number[] {
  return [...tiles.keys()].filter((good) => tiles[good] > 0);
}

/** X18, first: the tile whose exchange for one of the container brings the best round, if that is better than to keep all. */
export function swapOutMove(game: Game, seat: number, mind: Mind): number {
  const { planning, container } = game.state.seats[seat];
  const narrow = { ...mind, width: Math.min(mind.width, WIDEST) };
  const opened = openSheet(game, seat, narrow, true, roundsLeft(game));
  let best = encode(MOVE.decline);
  let most = worthWith(opened, narrow, new Map()) + WORTH_IT;
  for (const out of kindsIn(planning)) {
    for (const into of kindsIn(container)) {
      if (into === out) continue;
      const worth = worthWith(
        opened,
        narrow,
        new Map([
          [out, -1],
          [into, 1],
        ]),
      );
      if (worth <= most) continue;
      most = worth;
      best = encode(MOVE.discard, out);
    }
  }
  return best;
}

/** X18, then: the tile of the container with which the round is best. */
export function swapInMove(game: Game, seat: number, mind: Mind, moves: Moves): number {
  const narrow = { ...mind, width: Math.min(mind.width, WIDEST) };
  const opened = openSheet(game, seat, narrow, true, roundsLeft(game));
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (kindOf(move) !== MOVE.pick) continue;
    const worth = worthWith(opened, narrow, new Map([[argA(move), 1]]));
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

function worstPlanned(planning: readonly number[], draw: Float64Array): number {
  let worst = -1;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (planning[good] > 0 && (worst < 0 || draw[good] < draw[worst])) worst = good;
  }
  return worst;
}

function bestIn(tiles: readonly number[], draw: Float64Array): number {
  let best = -1;
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (tiles[good] > 0 && (best < 0 || draw[good] > draw[best])) best = good;
  }
  return best;
}

/** X18, first, by rule of thumb: the poorest tile goes if the container holds a clearly better one. */
export function quickSwapOut(game: Game, seatNumber: number, mind: Mind): number {
  const draw = drawWeights(mind.weights);
  const seat = game.state.seats[seatNumber];
  const worst = worstPlanned(seat.planning, draw);
  const best = bestIn(seat.container, draw);
  if (worst < 0 || best < 0 || draw[best] - draw[worst] < 0.15) return encode(MOVE.decline);
  return encode(MOVE.discard, worst);
}

/** X18, then, by rule of thumb: the best tile of the container. */
export function quickSwapIn(game: Game, seatNumber: number, mind: Mind, moves: Moves): number {
  const best = bestIn(game.state.seats[seatNumber].container, drawWeights(mind.weights));
  for (const move of moves) if (kindOf(move) === MOVE.pick && argA(move) === best) return move;
  return moves[0];
}
