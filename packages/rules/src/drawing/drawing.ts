import { COIN, CORN, GOOD_COUNT } from '../goods.ts';
import { tell } from '../log/log.ts';
import { argA, argB, encode, MOVE } from '../moves/move.ts';
import { FRAME, pop, push } from '../state/frames.ts';
import { type Game, total } from '../state/game.ts';
import { lowestThing, siteAt, siteTotal, takeOff, thingsOn } from '../state/spaces.ts';
import { assetSum } from '../state/supply.ts';
import { drawTile } from './bag.ts';

/** The planning spaces that the road has unlocked so far, and all that adds (D2), at most as many as there are. */
export function unlockedSpaces(game: Game, seatNumber: number): number {
  const { tables } = game;
  const seat = game.state.seats[seatNumber];
  let spaces = tables.planningStart + seat.limitMore + assetSum(game, seatNumber, 'planningSpaces');
  for (let step = 0; step < seat.road; step++) if (tables.road[step] === 'planning') spaces++;
  return Math.min(spaces, tables.planningMost);
}

/** The planning spaces that a drawing phase beginning now would allow: what an event takes away comes last (D2). */
export function comingLimit(game: Game, seatNumber: number): number {
  return Math.max(0, unlockedSpaces(game, seatNumber) - game.state.seats[seatNumber].limitLess);
}

/** Phase 1 begins: the limit is fixed (D2), and all take back and draw at once. */
export function beginDrawing(game: Game): void {
  const { state } = game;
  for (let seat = 0; seat < state.seats.length; seat++) {
    state.seats[seat].limit = comingLimit(game, seat);
    push(state, seat, FRAME.takeBack);
  }
}

export function freePlanning(game: Game, seatNumber: number): number {
  const seat = game.state.seats[seatNumber];
  return Math.max(0, seat.limit - total(seat.planning));
}

export function legalTakeBack(game: Game, seat: number, out: Int32Array): number {
  const free = freePlanning(game, seat);
  // D1: tiles while a planning space is free, never corn; coins always.
  const allowed = free > 0 ? ~(1 << CORN) : 1 << COIN;
  let n = 0;
  const sites = siteTotal(game, seat);
  for (let k = 0; k < sites; k++) {
    const site = siteAt(game, seat, k);
    let things = thingsOn(game, seat, site, 0) & allowed;
    for (; things !== 0; things &= things - 1) out[n++] = encode(MOVE.takeBack, site, lowestThing(things));
  }
  const least = game.options.drawing === 'full' ? free : 0; // D3
  for (let count = least; count <= free; count++) out[n++] = encode(MOVE.draw, count);
  return n;
}

export function applyTakeBack(game: Game, seatNumber: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  const site = argA(move);
  const thing = argB(move);
  takeOff(game, seatNumber, site, thing, 0);
  if (thing === COIN) seat.coins++;
  else seat.planning[thing]++;
  tell(game, 'tookBack', seatNumber, thing, site);
}

/** D3, D4; then X18 once for each such extension. */
export function applyDraw(game: Game, seatNumber: number, move: number): void {
  const { state } = game;
  const seat = state.seats[seatNumber];
  pop(state, seatNumber);
  for (let count = argA(move); count > 0; count--) {
    const good = drawTile(game, seatNumber);
    if (good < 0) break;
    seat.planning[good]++;
  }
  if (total(seat.planning) === 0) return;
  for (let i = 0; i < seat.extensionCount; i++) {
    if (game.tables.extensionVerb[seat.extensions[i]] === 'swapDrawn') push(state, seatNumber, FRAME.swapOut);
  }
}

/** One move of this kind for each kind of tile on the planning spaces. */
export function eachPlanned(
  game: Game,
  seatNumber: number,
  kind: number,
  out: Int32Array,
  n: number,
): number {
  const { planning } = game.state.seats[seatNumber];
  let next = n;
  for (let good = 0; good < GOOD_COUNT; good++) if (planning[good] > 0) out[next++] = encode(kind, good);
  return next;
}

/** A tile from a planning space into the container (X18, Q27). */
export function discardPlanned(game: Game, seatNumber: number, good: number, source: number): void {
  const seat = game.state.seats[seatNumber];
  seat.planning[good]--;
  seat.container[good]++;
  tell(game, 'discarded', seatNumber, good, source);
}
