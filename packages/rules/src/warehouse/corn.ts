import { CORN } from '../goods.ts';
import { tell } from '../log/log.ts';
import { canDeliver, canDeliverTo, deliverTile, OPEN_ORDERS } from '../actions/orders.ts';
import { argA, encode, MOVE } from '../moves/move.ts';
import type { Game } from '../state/game.ts';
import { CORN_MAY, FRAME, frameArgument, pop, push, setFrameArgument } from '../state/frames.ts';
import { firstCell } from '../state/spaces.ts';
import { PHASE } from '../state/state.ts';
import { takeFromSupply } from '../state/supply.ts';
import { canStore, fitsSomewhere } from './rows.ts';
import { storeTile } from './store.ts';

/** May a corn just gained wait on this extension? (X25) */
export function canHold(game: Game, seat: number, tile: number): boolean {
  if (game.tables.extensionVerb[tile] !== 'holdCorn') return false;
  const first = firstCell(game, seat, game.tables.firstExtension + tile);
  for (let i = 0; i < game.tables.extensionAmount[tile]; i++)
    if (game.state.cells[first + i] === 0) return true;
  return false;
}

function canHoldAnywhere(game: Game, seatNumber: number): boolean {
  const seat = game.state.seats[seatNumber];
  for (let i = 0; i < seat.extensionCount; i++)
    if (canHold(game, seatNumber, seat.extensions[i])) return true;
  return false;
}

/** Whether a corn can go anywhere at all; if not, it stays on the road (W8). */
function cornHasPlace(game: Game, seatNumber: number, may: number): boolean {
  const seat = game.state.seats[seatNumber];
  return (
    fitsSomewhere(game, seat, CORN) ||
    ((may & CORN_MAY.hold) !== 0 && canHoldAnywhere(game, seatNumber)) ||
    ((may & CORN_MAY.deliver) !== 0 && canDeliver(game, seatNumber, CORN))
  );
}

function cornWaits(game: Game, seat: number, may: number): boolean {
  if (game.state.supply[CORN] === 0) {
    tell(game, 'ranOut', seat, CORN);
    return false;
  }
  if (cornHasPlace(game, seat, may)) return true;
  tell(game, 'cornLeft', seat);
  return false;
}

/** A corn gained from the road must be put somewhere at once (W5): kept by X25 in phase 3, delivered by T17, or stored. */
export function gainCorn(game: Game, seatNumber: number): void {
  const may = CORN_MAY.deliver | (game.state.phase === PHASE.actions ? CORN_MAY.hold : 0);
  if (cornWaits(game, seatNumber, may)) push(game.state, seatNumber, FRAME.corn, 1, may);
}

/** Corn of a removed extension goes into the warehouse, or back to the road (G22). */
export function storeReturnedCorn(game: Game, seat: number, count: number): void {
  game.state.supply[CORN] += count;
  if (cornWaits(game, seat, 0)) push(game.state, seat, FRAME.corn, count, 0);
}

export function legalCorn(game: Game, seatNumber: number, out: Int32Array): number {
  const seat = game.state.seats[seatNumber];
  const may = frameArgument(seat, 2);
  let n = 0;
  for (let row = 0; row < seat.rowGood.length; row++) {
    if (canStore(game, seat, CORN, row)) out[n++] = encode(MOVE.storeCorn, row);
  }
  if ((may & CORN_MAY.hold) !== 0) {
    for (let i = 0; i < seat.extensionCount; i++) {
      const tile = seat.extensions[i];
      if (canHold(game, seatNumber, tile)) out[n++] = encode(MOVE.holdCorn, tile);
    }
  }
  if ((may & CORN_MAY.deliver) !== 0) {
    for (let slot = 0; slot < OPEN_ORDERS; slot++) {
      if (canDeliverTo(game, seatNumber, slot, CORN)) out[n++] = encode(MOVE.deliverCorn, slot);
    }
  }
  return n;
}

export function applyCorn(game: Game, seatNumber: number, kind: number, move: number): void {
  const seat = game.state.seats[seatNumber];
  const may = frameArgument(seat, 2);
  takeFromSupply(game, CORN);
  if (kind === MOVE.storeCorn) storeTile(game, seatNumber, CORN, argA(move));
  else if (kind === MOVE.holdCorn) {
    const tile = argA(move);
    const first = firstCell(game, seatNumber, game.tables.firstExtension + tile);
    let cell = first;
    while (game.state.cells[cell] !== 0) cell++;
    game.state.cells[cell] = CORN + 1;
    tell(game, 'cornHeld', seatNumber, tile);
  } else if (deliverTile(game, seatNumber, argA(move), CORN)) {
    setFrameArgument(seat, 1, frameArgument(seat, 1) + 1); // T17: it earns another
  }
  const left = frameArgument(seat, 1) - 1;
  if (left > 0 && cornWaits(game, seatNumber, may)) setFrameArgument(seat, 1, left);
  else pop(game.state, seatNumber);
}
