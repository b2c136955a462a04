import { comingLimit, FRAME, type Game, PHASE, topFrame, total } from '@altiplano/rules/engine';
import type { Draw } from './draw.ts';

/**
 * The next time that a seat fills its planning spaces (D3): now, if it is about to draw, else in the next round as if
 * this one ended now. Null if the seat will not draw again.
 */
export function nextDraw(game: Game, seatNumber: number): Draw | null {
  const { state } = game;
  const seat = state.seats[seatNumber];
  if (seat === undefined || state.phase === PHASE.over) return null;
  const isNow = topFrame(seat) === FRAME.takeBack;
  const hasDrawn = state.phase >= PHASE.drawing && !isNow;
  if (hasDrawn && state.lastRound !== 0 && state.round >= state.lastRound) return null;
  const spaces = isNow ? seat.limit : comingLimit(game, seatNumber);
  return {
    bag: seat.bag,
    container: seat.container,
    tiles: Math.max(0, spaces - total(seat.planning)),
  };
}
