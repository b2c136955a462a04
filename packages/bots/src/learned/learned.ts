import type { Bot } from '../bot.ts';
import { WEIGHTS } from '../evaluate/weights.ts';
import type { Knowledge, Mind } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';

/** A mind that plans with nets in place of weights. */
export function mindWith(knowledge: Knowledge, width: number, carelessness = 0): Mind {
  return { weights: WEIGHTS, ...knowledge, width, carelessness };
}

/** Positions of a settled last round that it looks at: few, because it is to be quick. */
const END_POSITIONS = 1500;

/** The planner with nets in place of weights. */
export function learnedWith(knowledge: Knowledge): Bot {
  const mind = { ...mindWith(knowledge, 8), endPositions: END_POSITIONS };
  return createPlanner('learned', () => mind);
}
