import { WEIGHTS } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import { shippedNet } from './shipped-net.ts';

/** A mind that plans with the shipped net. */
export function learnedMind(width: number, carelessness = 0): Mind {
  return { weights: WEIGHTS, net: shippedNet, width, carelessness };
}

const mind = learnedMind(8);

/** The planner with a net in place of weights. */
export const learned = createPlanner('learned', () => mind);
