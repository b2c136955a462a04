import { GOOD_COUNT } from '../goods.ts';
import { tell } from '../log/log.ts';
import { argA, argB, encode, MOVE, SOURCE } from '../moves/move.ts';
import { FRAME, pop, push } from '../state/frames.ts';
import { type Game, total } from '../state/game.ts';
import { openFor, putOn, siteAt, siteTotal, takeOff, thingsOn } from '../state/spaces.ts';
import { MOVABLE } from './offers.ts';

/** Q30 in two steps, so that swaps work (G23): lift any goods, then put each on a space that takes it, or away. */
export function legalLift(game: Game, seatNumber: number, out: Int32Array): number {
  let n = 0;
  const sites = siteTotal(game, seatNumber);
  for (let k = 0; k < sites; k++) {
    const site = siteAt(game, seatNumber, k);
    const goods = thingsOn(game, seatNumber, site, 0) & MOVABLE;
    for (let good = 0; good < GOOD_COUNT; good++) {
      if ((goods & (1 << good)) !== 0) out[n++] = encode(MOVE.lift, site, good);
    }
  }
  out[n++] = encode(MOVE.finish);
  return n;
}

export function applyLift(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  if (kind === MOVE.lift) {
    takeOff(game, seatNumber, argA(move), argB(move), 0);
    seat.hand[argB(move)]++;
    return tell(game, 'lifted', seatNumber, argB(move), argA(move));
  }
  pop(game.state, seatNumber);
  if (total(seat.hand) > 0) push(game.state, seatNumber, FRAME.put);
}

function appendPlaces(game: Game, seatNumber: number, out: Int32Array): number {
  const { hand } = game.state.seats[seatNumber];
  let n = 0;
  const sites = siteTotal(game, seatNumber);
  for (let k = 0; k < sites; k++) {
    const site = siteAt(game, seatNumber, k);
    const open = openFor(game, seatNumber, site);
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (hand[good] > 0 && (open & (1 << good)) !== 0) out[n++] = encode(MOVE.put, site, good);
    }
  }
  return n;
}

export function legalPut(game: Game, seatNumber: number, out: Int32Array): number {
  const { hand } = game.state.seats[seatNumber];
  let n = appendPlaces(game, seatNumber, out);
  for (let good = 0; good < GOOD_COUNT; good++) if (hand[good] > 0) out[n++] = encode(MOVE.discard, good);
  return n;
}

function putDown(game: Game, seatNumber: number, move: number): void {
  game.state.seats[seatNumber].hand[argB(move)]--;
  putOn(game, seatNumber, argA(move), argB(move), 0);
  tell(game, 'placed', seatNumber, argB(move), argA(move));
}

export function applyPut(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  if (kind === MOVE.put) putDown(game, seatNumber, move);
  else {
    seat.hand[argA(move)]--;
    seat.container[argA(move)]++;
    tell(game, 'discarded', seatNumber, argA(move), SOURCE.hand);
  }
  if (total(seat.hand) === 0) pop(game.state, seatNumber);
}

/** Q35: the drawn tile on a free space that takes it, or back into the bag. */
export function legalPlaceDrawn(game: Game, seatNumber: number, out: Int32Array): number {
  const n = appendPlaces(game, seatNumber, out);
  out[n] = encode(MOVE.decline);
  return n + 1;
}

export function applyPlaceDrawn(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  if (kind === MOVE.put) putDown(game, seatNumber, move);
  else {
    const good = seat.hand.indexOf(1);
    seat.hand[good] = 0;
    seat.bag[good]++;
    tell(game, 'returnedToBag', seatNumber, good);
  }
  pop(game.state, seatNumber);
}
