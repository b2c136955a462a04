import {
  argA,
  argB,
  argC,
  argD,
  assetSum,
  distance,
  encode,
  FRAME,
  FREE_CART,
  frameArgument,
  type Game,
  kindOf,
  MOVE,
  NO_GOOD,
  type Seat,
  slotSteps,
  STAGE,
  topFrame,
} from '@altiplano/rules/engine';
import type { Step } from '../plan/beam.ts';
import { DEED, type Deed } from '../sheet/deeds.ts';
import { BY } from '../sheet/travel.ts';

/** The legal moves of the seat that decides. */
export type Moves = Int32Array;

/** Whether a move is the one that does a deed. */
export function does(deed: Deed, move: number): boolean {
  if (kindOf(move) !== deed.move) return false;
  switch (deed.kind) {
    case DEED.exchange:
      if (deed.move === MOVE.trade) return argB(move) === deed.gain && argC(move) === deed.which;
      return argA(move) === deed.which && argB(move) === (deed.gain < 0 ? NO_GOOD : deed.gain);
    case DEED.store:
      return argB(move) === deed.good && argD(move) === Math.max(0, deed.which);
    case DEED.sell:
    case DEED.opal:
      return argB(move) === deed.good;
    case DEED.deliver:
      return argB(move) === deed.good && argC(move) === deed.which;
    case DEED.asset:
      return argB(move) === deed.good && argC(move) === deed.card;
    case DEED.buyGood:
      return argA(move) === deed.gain && argB(move) === deed.card;
    case DEED.road:
    case DEED.cart:
    case DEED.heldCorn:
      return true;
    default:
      return argA(move) === deed.card;
  }
}

/** The move that does a deed, −1 if none may; a cart comes where it goes this very round, as on paper. */
export function findMove(game: Game, seat: number, deed: Deed, moves: Moves): number {
  let found = -1;
  for (const move of moves) {
    if (!does(deed, move)) continue;
    if (deed.kind !== DEED.cart || slotSteps(game, seat, argA(move)) > 0) return move;
    if (found < 0) found = move;
  }
  return found;
}

/** What others may take away comes first. */
const CONTESTED: readonly number[] = [
  DEED.order,
  DEED.extension,
  DEED.asset,
  DEED.house,
  DEED.boat,
  DEED.buyGood,
  DEED.cart,
];

function urgency({ deed }: Step): number {
  const place = CONTESTED.indexOf(deed.kind);
  return place < 0 ? CONTESTED.length : place;
}

/** The free cart first, or by fares last; on foot rather than by a cart, which carries farther another time. */
function costOf(seat: Seat, means: number, by: number): number {
  if (means === FREE_CART) return by === BY.any ? 0 : 100;
  return seat.carts[means] === 1 ? 2 : 1;
}

/** The figure's move towards a location: there at once if it can be, else nearer. Of equal spaces the last, as on paper. */
function travelMove(game: Game, seat: Seat, { deed, by }: Step, moves: Moves): number {
  let best = -1;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    if (kindOf(move) === MOVE.setFigure && argA(move) === deed.location) return move;
    if (kindOf(move) !== MOVE.travel) continue;
    const left = distance(game, argA(move), deed.location);
    if (left >= distance(game, seat.figure, deed.location)) continue;
    const cost = left * 10 + costOf(seat, argB(move), by);
    if (cost <= bestCost) {
      bestCost = cost;
      best = move;
    }
  }
  return best;
}

/** Steps that can be taken where the figure stands, the urgent ones first. */
function stepsHere(steps: readonly Step[], figure: number): Step[] {
  return steps.filter(({ deed }) => deed.location === figure).sort((a, b) => urgency(a) - urgency(b));
}

/** The next move of a plan on the seat's own turn, or within an action taken tile by tile. */
export function turnMove(game: Game, seatNumber: number, steps: readonly Step[], moves: Moves): number {
  const seat = game.state.seats[seatNumber];
  const isTurn = topFrame(seat) === FRAME.turn;
  if (isTurn && frameArgument(seat, 1) === STAGE.acted) return encode(MOVE.endTurn);
  // What an asset adds to each action that sells comes once for all its tiles: one at a time brings more.
  const isSold = !isTurn && assetSum(game, seatNumber, 'sellBonus') > 0;
  for (const { deed } of stepsHere(steps, seat.figure)) {
    if (isSold && deed.kind === DEED.sell) continue;
    const move = findMove(game, seatNumber, deed, moves);
    if (move >= 0) return move;
  }
  if (!isTurn) return encode(MOVE.finish);
  for (const step of steps) {
    if (step.deed.location === seat.figure) continue;
    const move = travelMove(game, seat, step, moves);
    if (move >= 0) return move;
  }
  return -1;
}
