import {
  copyGame,
  createMoveBuffer,
  FRAME,
  FRESH,
  type Game,
  kindOf,
  legalMoves,
  MOVE,
  PHASE,
  type Seat,
} from '@altiplano/rules/engine';

const buffer = createMoveBuffer();

export function seatOf(game: Game, seat: number): Seat {
  const found = game.state.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** A copy in which the plan is declared and it is this seat's turn, before its action. */
export function rehearse(game: Game, seatNumber: number): Game {
  const copy = copyGame(game);
  const { state } = copy;
  for (const [index, cell] of state.cells.entries()) state.cells[index] = cell & ~FRESH;
  state.phase = PHASE.actions;
  state.cursor = (seatNumber - state.startingSeat + state.seats.length) % state.seats.length;
  for (const seat of state.seats) clearStack(seat);
  seatOf(copy, seatNumber).passed = 0;
  beginTurn(copy, seatNumber);
  return copy;
}

function clearStack(seat: Seat): void {
  seat.stack.fill(0);
  seat.depth = 0;
}

/** Whatever was unfinished is dropped: the seat has a new turn. */
export function beginTurn(game: Game, seatNumber: number): void {
  const seat = seatOf(game, seatNumber);
  clearStack(seat);
  seat.stack[0] = FRAME.turn;
  seat.depth = 1;
  game.state.waiting = 1 << seatNumber;
}

const BOUGHT: readonly number[] = [MOVE.buyCart, MOVE.buyExtension, MOVE.takeOrder, MOVE.buyGood];
const NO_ACTION: readonly number[] = [MOVE.travel, MOVE.setFigure, MOVE.pass, MOVE.endTurn];

/** Whether a move of a turn is an action that uses tiles, buys with coins or opals, or is none. */
export function payment(move: number): 'tiles' | 'coins' | null {
  const kind = kindOf(move);
  if (NO_ACTION.includes(kind)) return null;
  return BOUGHT.includes(kind) ? 'coins' : 'tiles';
}

/** The actions that the seat of a rehearsed turn could take if its figure stood on this location. */
export function actionsAt(turn: Game, seatNumber: number, location: number): number[] {
  const seat = seatOf(turn, seatNumber);
  const { figure } = seat;
  seat.figure = location;
  const count = legalMoves(turn, seatNumber, buffer);
  seat.figure = figure;
  return [...buffer.subarray(0, count)].filter((move) => payment(move) !== null);
}
