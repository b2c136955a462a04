import { WEIGHTS } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import { shippedNets } from './shipped-nets.ts';

/** A mind that plans with the shipped nets. */
export function learnedMind(width: number, carelessness = 0): Mind {
  return { weights: WEIGHTS, nets: shippedNets, width, carelessness };
}

const mind = learnedMind(8);

/** The planner with nets in place of weights. */
export const learned = createPlanner('learned', () => mind);
