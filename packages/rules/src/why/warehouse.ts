import { canStoreStarted } from '../extensions/end-storing.ts';
import { CORN, FOOD, GOODS } from '../goods.ts';
import { argA, argB, argC, argD, MOVE, SOURCE } from '../moves/move.ts';
import { type Rejection, reject } from '../rejection.ts';
import { CORN_MAY, frameArgument, REST_TO } from '../state/frames.ts';
import { type Game, isOwned } from '../state/game.ts';
import type { Seat } from '../state/state.ts';
import { canHold } from '../warehouse/corn.ts';
import { canStore, hasOpenRowOf, isComplete, isStarted, nextRow } from '../warehouse/rows.ts';

/** Why a row does not take a good (W1–W7); null if it does. */
export function whyNotRow(game: Game, seat: Seat, good: number, row: number): Rejection | null {
  if (canStore(game, seat, good, row)) return null;
  const figures = { good: GOODS[good], row: row + 1 };
  if (good === FOOD) return reject('foodNeverStored', 'W7', figures);
  if (good === CORN && hasOpenRowOf(game, seat, CORN)) return reject('cornRowOpen', 'W6', figures);
  if (isComplete(game, seat, row))
    return reject('rowComplete', 'W2', { ...figures, spaces: game.tables.rowSpaces[row] });
  if (isStarted(seat, row))
    return reject('rowOfAnother', 'W2', { ...figures, collects: GOODS[seat.rowGood[row]] });
  if (row !== nextRow(seat)) return reject('rowsInOrder', 'W1', { ...figures, next: nextRow(seat) + 1 });
  return reject('rowOpen', 'W3', figures);
}

export function whyNotCorn(game: Game, seatNumber: number, kind: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const may = frameArgument(seat, 2);
  if (kind === MOVE.storeCorn) return whyNotRow(game, seat, CORN, argA(move));
  if (kind === MOVE.deliverCorn) {
    const gained = (may & CORN_MAY.deliver) !== 0;
    return gained
      ? reject('notAsked', 'T17', { good: 'corn' })
      : reject('notJustGained', 'T17', { good: 'corn' });
  }
  const extension = game.components.extensions[argA(move)].id;
  if (!isOwned(seat.extensions, seat.extensionCount, argA(move)))
    return reject('notYours', 'X25', { extension });
  if ((may & CORN_MAY.hold) === 0) return reject('holdOnlyInActions', 'X25', { extension });
  return canHold(game, seatNumber, argA(move)) ? null : reject('holdsNoMore', 'X25', { extension });
}

export function whyNotStoreDrawn(game: Game, seatNumber: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  const rule = frameArgument(seat, 1) === REST_TO.bag ? 'Q24' : 'X24';
  const good = argB(move);
  const figures = { good: GOODS[good], row: argC(move) + 1 };
  if (argA(move) !== SOURCE.hand || argD(move) !== 0 || seat.hand[good] === 0)
    return reject('notDrawn', rule, figures);
  if (!isStarted(seat, argC(move))) return reject('startedRowsOnly', rule, figures);
  if (canStoreStarted(game, seat, good, argC(move))) return null;
  return whyNotRow(game, seat, good, argC(move));
}
