import { COIN, GOOD_COUNT } from '../goods.ts';
import { tell, tellOthers, tellSeat } from '../log/log.ts';
import { argA, argB, encode, MOVE } from '../moves/move.ts';
import { FRAME, pop, push } from '../state/frames.ts';
import { type Game, seatInOrder } from '../state/game.ts';
import {
  exchangeOf,
  firstCell,
  FRESH,
  lowestThing,
  putOn,
  settleSpaces,
  siteAt,
  siteSize,
  siteTakes,
  siteTotal,
  takeOff,
  thingIn,
} from '../state/spaces.ts';

/** Phase 2 begins: all plan at once. */
export function beginPlanning(game: Game): void {
  for (let seat = 0; seat < game.state.seats.length; seat++) push(game.state, seat, FRAME.plan);
}

/** Whether this seat may declare: in turn order, or at any time (P7). */
function mayDeclare(game: Game, seatNumber: number): boolean {
  return game.options.planning === 'simultaneous' || firstUndeclared(game) === seatNumber;
}

/** The first seat in turn order that has not declared; −1 if all have. */
export function firstUndeclared(game: Game): number {
  const { state } = game;
  for (let k = 0; k < state.seats.length; k++) {
    const seat = seatInOrder(state, k);
    if (state.seats[seat].declared === 0) return seat;
  }
  return -1;
}

/** What a seat has to place, as bits: tiles on planning spaces, and a coin if it owns one. */
function placeable(game: Game, seatNumber: number): number {
  const seat = game.state.seats[seatNumber];
  let mask = seat.coins > 0 ? 1 << COIN : 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (seat.planning[good] > 0) mask |= 1 << good;
  return mask;
}

export function legalPlan(game: Game, seat: number, out: Int32Array): number {
  const { cells } = game.state;
  const own = placeable(game, seat);
  const sites = siteTotal(game, seat);
  let n = 0;
  for (let k = 0; k < sites; k++) {
    const site = siteAt(game, seat, k);
    const first = firstCell(game, seat, site);
    const size = siteSize(game, seat, site);
    const exchange = exchangeOf(game, seat, site);
    let open = 0;
    let fresh = 0;
    for (let i = 0; i < size; i++) {
      const cell = cells[first + i];
      if (cell === 0) open |= exchange === null ? own : 1 << exchange.pays[i];
      else if ((cell & FRESH) !== 0) fresh |= 1 << thingIn(cell);
    }
    let fits = open & own;
    if (fits !== 0 && exchange === null) fits &= siteTakes(game, seat, site);
    for (; fits !== 0; fits &= fits - 1) out[n++] = encode(MOVE.place, site, lowestThing(fits));
    for (; fresh !== 0; fresh &= fresh - 1) out[n++] = encode(MOVE.unplace, site, lowestThing(fresh));
  }
  if (mayDeclare(game, seat)) out[n++] = encode(MOVE.declare);
  return n;
}

export function applyPlan(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  const site = argA(move);
  const thing = argB(move);
  if (kind === MOVE.place) {
    if (thing === COIN) seat.coins--;
    else seat.planning[thing]--;
    putOn(game, seatNumber, site, thing, FRESH);
    tellSeat(game, 'placed', seatNumber, thing, site);
  } else if (kind === MOVE.unplace) {
    takeOff(game, seatNumber, site, thing, FRESH);
    if (thing === COIN) seat.coins++;
    else seat.planning[thing]++;
    tellSeat(game, 'unplaced', seatNumber, thing, site);
  } else declare(game, seatNumber);
}

/** The own declaration binds (P6), and the plan becomes public (K5). */
function declare(game: Game, seatNumber: number): void {
  if (game.log !== null) tellPlan(game, seatNumber);
  settleSpaces(game, seatNumber);
  game.state.seats[seatNumber].declared = 1;
  game.state.revealed++;
  tell(game, 'declared', seatNumber);
  pop(game.state, seatNumber);
}

function tellPlan(game: Game, seat: number): void {
  const sites = siteTotal(game, seat);
  for (let k = 0; k < sites; k++) {
    const site = siteAt(game, seat, k);
    const first = firstCell(game, seat, site);
    for (let i = first; i < first + siteSize(game, seat, site); i++) {
      const cell = game.state.cells[i];
      if ((cell & FRESH) !== 0) tellOthers(game, 'placed', seat, thingIn(cell), site);
    }
  }
}
