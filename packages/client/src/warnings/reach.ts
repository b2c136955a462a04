import {
  CART_STEPS,
  distance,
  freeCartUses,
  type Game,
  LOCATION_COUNT,
  slotSteps,
} from '@altiplano/rules/engine';
import { seatOf } from './rehearsal.ts';

/** How far each way to travel that a seat has left carries. */
function meansOf(game: Game, seatNumber: number): number[] {
  const slots = seatOf(game, seatNumber).carts.map((_, slot) => slotSteps(game, seatNumber, slot));
  const free = Array.from({ length: freeCartUses(game, seatNumber) }, () => CART_STEPS);
  return [...free, ...slots.filter((steps) => steps > 0)].sort((a, b) => b - a);
}

/** How many of these locations a seat can stand on this round, one after another, with all its means of travel. */
export function mostReached(game: Game, seatNumber: number, wanted: readonly number[]): number {
  const means = meansOf(game, seatNumber);
  const { figure } = seatOf(game, seatNumber);
  const goal = wanted.reduce((mask, location) => mask | (1 << location), 0);
  const seen = new Set<number>();
  let most = 0;
  const visit = (at: number, visited: number, used: number): void => {
    const now = visited | ((1 << at) & goal);
    const key = (used << 10) | (now << 3) | at;
    if (most === wanted.length || seen.has(key)) return;
    seen.add(key);
    most = Math.max(most, countBits(now));
    for (const [index, steps] of means.entries()) {
      // Of equal means it does not matter which is used first.
      const isTwin = means[index - 1] === steps && (used & (1 << (index - 1))) === 0;
      if (isTwin || (used & (1 << index)) !== 0) continue;
      for (const to of wanted) {
        if (to !== at && distance(game, at, to) <= steps) visit(to, now, used | (1 << index));
      }
      if (steps < CART_STEPS) visitNeighbours(at, now, used | (1 << index), steps);
    }
  };
  /** A short step may be one on the way. */
  const visitNeighbours = (at: number, visited: number, used: number, steps: number): void => {
    for (let to = 0; to < LOCATION_COUNT; to++) {
      if (to !== at && distance(game, at, to) <= steps) visit(to, visited, used);
    }
  };
  // A2: where it is set first is free.
  const starts = figure >= 0 ? [figure] : wanted;
  for (const start of starts) visit(start, 0, 0);
  return most;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
