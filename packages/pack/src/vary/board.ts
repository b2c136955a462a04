import type { Board, RowRow } from '@altiplano/rules/engine';
import type { Draws } from './draws.ts';

/** Rows of a depot: the first scores least, none falls. */
function depot(rows: readonly RowRow[], first: number, steepest: number, draws: Draws): RowRow[] {
  let points = first;
  return rows.map(({ spaces }, row) => {
    if (row > 0) points += draws.between(row === 1 ? 1 : 0, steepest);
    return { spaces, points };
  });
}

const MOST_CORN = 4;

/** The first space unlocks a planning space and the second gives corn; the rest comes in any order. */
function road(planning: number, draws: Draws): Board['road'] {
  const corn = Array.from({ length: draws.between(2, MOST_CORN) }, () => 'corn' as const);
  const rest = Array.from({ length: planning - 1 }, () => 'planning' as const);
  return ['planning', 'corn', ...draws.shuffled([...rest, ...corn])];
}

/** Row points, the road, what the strip adds to prices, spaces at market and traveler strip. */
export function varyBoard(base: Board, draws: Draws): Board {
  const left = depot(base.warehouse.left, draws.between(1, 4), 2, draws);
  const last = left[left.length - 1]?.points ?? 0;
  const right = depot(base.warehouse.right, last + draws.between(-1, 4), 3, draws);
  let cost = 1;
  const strip = base.strip.map((_, space) => {
    if (space < 2) return space;
    cost = Math.min(4, cost + draws.between(0, 1));
    return cost;
  });
  return {
    ...base,
    spaces: { ...base.spaces, market: draws.between(2, 4) },
    travelerStrip: draws.between(2, 4),
    road: road(base.planning.most - base.planning.start, draws),
    warehouse: { left, right },
    strip,
  };
}
