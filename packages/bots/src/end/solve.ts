import {
  apply,
  copyGame,
  copyState,
  createMoveBuffer,
  encode,
  FRAME,
  frameArgument,
  type Game,
  kindOf,
  argA,
  legalMoves,
  MOVE,
  score,
  type Seat,
  STAGE,
  topFrame,
} from '@altiplano/rules/engine';
import { standingStill } from './settled.ts';

/** More coins than these nobody has: points count first, then coins (V7). */
const COINS = 4096;

/** What a seat scores if the game ends now, points before coins (V7). */
export function scoreNow(game: Game, seat: number): number {
  const { total, coins } = score(game, seat);
  return total * COINS + coins;
}

export function pointsOf(value: number): number {
  return Math.floor(value / COINS);
}

/** The best way to the end from a position, and what it scores. */
interface Found {
  readonly value: number;
  /** −1 to pass. */
  readonly move: number;
}

/** Looks through all that one seat can still do in the last round while all others stand still. */
export interface Solver {
  readonly seat: number;
  /** What a position of phase 3 scores at best; null if more of them would have to be looked at than may be, or chance comes in. */
  solve(game: Game): number | null;
  /** The moves from a solved position to the last one that brings something. */
  lineFrom(game: Game): number[];
  /** Positions looked at so far. */
  spent(): number;
}

const codes: number[] = [];

function add(numbers: readonly number[]): void {
  for (let i = 0; i < numbers.length; i++) codes.push(numbers[i] + 2);
}

function addSeat(seat: Seat): void {
  const { coins, opals, points, road, figure, freeCart, order, delivered, orders, boats, houses } = seat;
  const { boughtCart, boughtExtension, boughtAsset, extensionCount, assetCount } = seat;
  add([coins, opals, points, road, figure, freeCart, order, delivered, orders, boats, houses]);
  add([boughtCart, boughtExtension, boughtAsset, extensionCount, assetCount]);
  add(seat.container);
  add(seat.trading);
  add(seat.carts);
  add(seat.rowGood);
  add(seat.rowTiles);
  add(seat.rowCorn);
  add(seat.rowPaid);
  add(seat.extensions);
  add(seat.assets);
  add(seat.missionDone);
  add(seat.stack);
}

/** All that one seat's moves in phase 3 can change. */
function keyOf({ state, tables }: Game, seatNumber: number): string {
  codes.length = 0;
  addSeat(state.seats[seatNumber]);
  add(state.supply);
  add([state.carts, state.firstRow, state.firstOrder, state.firstHouse]);
  add(state.firstRowOf);
  add(state.orderAt);
  add(state.houseAt);
  add(state.boatAt);
  add(state.strip);
  add(state.assetAt);
  add(state.neutral);
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seatNumber) add(state.seats[other].trading);
  }
  const { cells } = state;
  const { cellsPerSeat, players } = tables;
  for (let i = seatNumber * cellsPerSeat; i < (seatNumber + 1) * cellsPerSeat; i++) codes.push(cells[i]);
  for (let i = players * cellsPerSeat; i < cells.length; i++) codes.push(cells[i]);
  return String.fromCharCode(...codes);
}

const END_TURN = encode(MOVE.endTurn);

/** After its action a seat loses nothing by not moving on: while others stand still it can as well move on its next turn. */
function endTurn(game: Game, seatNumber: number): void {
  const seat = game.state.seats[seatNumber];
  if (topFrame(seat) === FRAME.turn && frameArgument(seat, 1) === STAGE.acted)
    apply(game, seatNumber, END_TURN);
}

/** Buys an extension that draws before scoring. */
function bringsChance(game: Game, move: number): boolean {
  if (kindOf(move) !== MOVE.buyExtension) return false;
  return game.tables.extensionVerb[argA(move)] === 'storeAtEnd';
}

/** A solver for a seat whose position is settled, which looks at no more than so many positions. */
export function createSolver(root: Game, seatNumber: number, most: number): Solver {
  const known = new Map<string, Found>();
  const depths: { readonly game: Game; readonly moves: Int32Array }[] = [];
  let spent = 0;
  let isOut = false;

  const best = (game: Game, depth: number): number => {
    endTurn(game, seatNumber);
    const key = keyOf(game, seatNumber);
    const before = known.get(key);
    if (before !== undefined) return before.value;
    if (++spent > most) isOut = true;
    if (isOut) return 0;
    depths[depth] ??= { game: copyGame(root), moves: createMoveBuffer() };
    const { game: next, moves } = depths[depth];
    const count = legalMoves(game, seatNumber, moves);
    let found: Found = { value: Number.NEGATIVE_INFINITY, move: -1 };
    for (let i = 0; i < count; i++) {
      const move = moves[i];
      if (bringsChance(game, move)) isOut = true;
      if (kindOf(move) === MOVE.pass) continue;
      copyState(next.state, game.state);
      apply(next, seatNumber, move);
      const value = best(next, depth + 1);
      if (isOut) return 0;
      if (value > found.value) found = { value, move };
    }
    const seat = game.state.seats[seatNumber];
    if (topFrame(seat) === FRAME.turn && frameArgument(seat, 1) === STAGE.fresh) {
      const value = scoreNow(game, seatNumber);
      if (value >= found.value) found = { value, move: -1 };
    }
    known.set(key, found);
    return found.value;
  };

  return {
    seat: seatNumber,
    spent: () => spent,
    solve(game) {
      const value = best(standingStill(game, seatNumber), 0);
      return isOut ? null : value;
    },
    lineFrom(game) {
      const ahead = standingStill(game, seatNumber);
      const line: number[] = [];
      for (;;) {
        endTurn(ahead, seatNumber);
        const move = known.get(keyOf(ahead, seatNumber))?.move ?? -1;
        if (move < 0) return line;
        line.push(move);
        apply(ahead, seatNumber, move);
      }
    },
  };
}
