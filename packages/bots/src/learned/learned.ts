import { WEIGHTS } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import { shippedNets } from './shipped-nets.ts';

/** What makes a mind weaker than it could be. */
interface Less {
  /** How many of the shipped nets are asked. */
  readonly nets?: number;
  readonly carelessness?: number;
}

/** A mind that plans with the shipped nets. */
export function learnedMind(width: number, { nets, carelessness = 0 }: Less = {}): Mind {
  return { weights: WEIGHTS, nets: shippedNets.slice(0, nets), width, carelessness };
}

const mind = learnedMind(8);

/** The planner with nets in place of weights. */
export const learned = createPlanner('learned', () => mind);
