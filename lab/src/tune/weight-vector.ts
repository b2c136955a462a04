import { WEIGHT_NAMES, WEIGHTS, type Weights } from '@altiplano/bots';

/** Weights as the numbers that evolution works on. */
export function toVector(weights: Weights): number[] {
  return WEIGHT_NAMES.map((name) => weights[name]);
}

export function toWeights(vector: readonly number[]): Weights {
  return Object.fromEntries(WEIGHT_NAMES.map((name, index) => [name, vector[index]])) as Weights;
}

const SHARE = 0.25;
const LEAST = 0.05;

/** How far evolution first looks along each weight: a share of what was set by hand. */
export function firstSteps(): number[] {
  return toVector(WEIGHTS).map((weight) => Math.max(LEAST, SHARE * Math.abs(weight)));
}
