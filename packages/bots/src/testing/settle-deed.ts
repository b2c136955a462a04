import { apply, argA, encode, FRAME, type Game, kindOf, MOVE, topFrame } from '@altiplano/rules/engine';
import { movesOf } from '../decide/decide.ts';
import { openSheet } from '../plan/rehearse.ts';
import * as at from '../sheet/sheet.ts';
import { narrow } from './steady-minds.ts';

/** Whether a way to put a corn away leads towards what a sheet says about it. */
function fits(move: number, now: at.Sheet, wanted: at.Sheet): boolean {
  switch (kindOf(move)) {
    case MOVE.storeCorn:
      return wanted[at.ROW_CORN + argA(move)] > now[at.ROW_CORN + argA(move)];
    case MOVE.holdCorn:
      return wanted[at.HELD_CORN] > now[at.HELD_CORN];
    default:
      if (wanted[at.ORDERS] !== now[at.ORDERS]) return true;
      return argA(move) === 0
        ? wanted[at.DELIVERED] !== now[at.DELIVERED]
        : wanted[at.SECOND_DELIVERED] !== now[at.SECOND_DELIVERED];
  }
}

/** Ends an action after its first tile and puts corn where the sheet put it; false if the rules would not have it there. */
export function settleDeed(game: Game, seat: number, wanted: at.Sheet): boolean {
  const { seats } = game.state;
  for (;;) {
    switch (topFrame(seats[seat])) {
      case FRAME.steps:
        apply(game, seat, encode(MOVE.finish));
        break;
      case FRAME.corn: {
        const now = openSheet(game, seat, narrow, false).sheet;
        // Delivering stands last, and comes first on a sheet.
        const move = movesOf(game, seat).findLast((way) => fits(way, now, wanted));
        if (move === undefined) return false;
        apply(game, seat, move);
        break;
      }
      default:
        return true;
    }
  }
}
