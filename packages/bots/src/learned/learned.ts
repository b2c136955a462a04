import type { Bot } from '../bot.ts';
import { WEIGHTS } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import type { Nets } from './nets.ts';

/** A mind that plans with nets in place of weights. */
export function mindWith(nets: Nets, width: number, carelessness = 0): Mind {
  return { weights: WEIGHTS, nets, width, carelessness };
}

/** The planner with nets in place of weights. */
export function learnedWith(nets: Nets): Bot {
  const mind = mindWith(nets, 8);
  return createPlanner('learned', () => mind);
}
