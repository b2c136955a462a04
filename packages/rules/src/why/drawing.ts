import { freePlanning } from '../drawing/drawing.ts';
import { COIN, CORN, GOODS, THINGS } from '../goods.ts';
import { siteNames } from '../moves/fields.ts';
import { argA, argB, MOVE } from '../moves/move.ts';
import { type Rejection, reject } from '../rejection.ts';
import { FRAME, topFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { countOn, ownsSite } from '../state/spaces.ts';

export function whyNotDrawing(game: Game, seat: number, kind: number, move: number): Rejection | null {
  const free = freePlanning(game, seat);
  if (kind === MOVE.draw) return reject('wrongDraw', 'D3', { count: argA(move), free });
  const site = argA(move);
  const thing = argB(move);
  const figures = { thing: THINGS[thing], site: siteNames(game)[site] };
  if (!ownsSite(game, seat, site) || countOn(game, seat, site, thing) === 0)
    return reject('notThere', 'D1', figures);
  if (thing === CORN) return reject('cornStays', 'D1', figures);
  if (thing !== COIN && free === 0) return reject('planningFull', 'D2', { ...figures, free });
  return null;
}

export function whyNotSwap(game: Game, seatNumber: number, kind: number, move: number): Rejection | null {
  const seat = game.state.seats[seatNumber];
  if (kind === MOVE.draw) return reject('wrongDraw', 'X18', { count: argA(move), free: 1 });
  const swapOut = topFrame(seat) === FRAME.swapOut;
  return reject('notThere', 'X18', { thing: GOODS[argA(move)], site: swapOut ? 'planning' : 'container' });
}
