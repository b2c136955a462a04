import { MOVEMENT_SITE, ROLE_SITE } from '../components/sites.ts';
import { COIN, GOOD_COUNT } from '../goods.ts';
import { tell, tellOthers, tellSeat } from '../log/log.ts';
import { argA, argB, encode, MOVE } from '../moves/move.ts';
import { FRAME, pop, push } from '../state/frames.ts';
import { type Game, seatInOrder } from '../state/game.ts';
import {
  fares,
  firstCell,
  FRESH,
  lowestThing,
  openFor,
  openSiteTakes,
  putOn,
  settleSpaces,
  siteAt,
  siteSize,
  siteTotal,
  takeOff,
  thingIn,
  thingsOn,
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
  const own = placeable(game, seat);
  const sites = siteTotal(game, seat);
  let n = appendOnBoard(game, seat, own, out);
  for (let k = game.tables.firstExtension; k < sites; k++) {
    n = appendOnCard(game, seat, siteAt(game, seat, k), own, out, n);
  }
  if (mayDeclare(game, seat)) out[n++] = encode(MOVE.declare);
  return n;
}

/** One pass over the board's cells, which lie site by site; the role tile is a card. */
function appendOnBoard(game: Game, seat: number, own: number, out: Int32Array): number {
  const { cells } = game.state;
  const { cellSite, cellsPerSeat } = game.tables;
  const base = seat * cellsPerSeat;
  const fare = fares(game, seat);
  let n = 0;
  let openSite = -1;
  let freshSite = -1;
  let seen = 0;
  for (let i = 0; i < cellsPerSeat; i++) {
    const cell = cells[base + i];
    const site = cellSite[i];
    if (site === ROLE_SITE) {
      if (openSite !== site) n = appendOnCard(game, seat, site, own, out, n);
      openSite = site;
    } else if (cell === 0) {
      if (openSite === site) continue;
      openSite = site;
      let fits = own & (site < MOVEMENT_SITE ? openSiteTakes(game, site) : fare);
      for (; fits !== 0; fits &= fits - 1) out[n++] = encode(MOVE.place, site, lowestThing(fits));
    } else if ((cell & FRESH) !== 0) {
      const thing = thingIn(cell);
      if (freshSite !== site) seen = 0;
      freshSite = site;
      if ((seen & (1 << thing)) === 0) out[n++] = encode(MOVE.unplace, site, thing);
      seen |= 1 << thing;
    }
  }
  return n;
}

function appendOnCard(
  game: Game,
  seat: number,
  site: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  let next = n;
  let fits = own === 0 ? 0 : own & openFor(game, seat, site);
  for (; fits !== 0; fits &= fits - 1) out[next++] = encode(MOVE.place, site, lowestThing(fits));
  let fresh = thingsOn(game, seat, site, FRESH);
  for (; fresh !== 0; fresh &= fresh - 1) out[next++] = encode(MOVE.unplace, site, lowestThing(fresh));
  return next;
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

/** On each site in the order of things: in which order they came to lie there is nobody's business (K5). */
function tellPlan(game: Game, seat: number): void {
  const sites = siteTotal(game, seat);
  for (let k = 0; k < sites; k++) {
    const site = siteAt(game, seat, k);
    const first = firstCell(game, seat, site);
    const things: number[] = [];
    for (let i = first; i < first + siteSize(game, seat, site); i++) {
      const cell = game.state.cells[i];
      if ((cell & FRESH) !== 0) things.push(thingIn(cell));
    }
    for (const thing of things.sort((a, b) => a - b)) tellOthers(game, 'placed', seat, thing, site);
  }
}
