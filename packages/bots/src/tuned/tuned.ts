import type { Options } from '@altiplano/rules';
import { WEIGHTS, type Weights } from '../evaluate/weights.ts';
import { createPlanner } from '../planner/planner.ts';
import file from './weights.json' with { type: 'json' };

export type ModuleSet = 'base' | 'full';

/** Weights found for one number of players and set of modules, and the command that found them. */
export interface WeightSet {
  readonly players: number;
  readonly modules: ModuleSet;
  readonly command: string;
  /** Where one is missing, the one set by hand stands in. */
  readonly weights: Partial<Weights>;
}

const shipped = file.sets as readonly WeightSet[];

/** For which of the two kinds of weights a game counts. */
export function moduleSetOf({ traveler, missions }: Options): ModuleSet {
  return traveler === 'full' || missions ? 'full' : 'base';
}

/** Modules matter more than one player more or less. */
function distance(set: WeightSet, options: Options): number {
  return Math.abs(set.players - options.players) + (set.modules === moduleSetOf(options) ? 0 : 10);
}

/** The set made for this kind of game, or for the one most like it. */
export function nearestSet(sets: readonly WeightSet[], options: Options): WeightSet | undefined {
  return [...sets].sort((a, b) => distance(a, options) - distance(b, options))[0];
}

const WIDTH = 8;
const known = new Map<string, Weights>();

/** The weights that self-play found for such games. */
export function tunedWeights(options: Options): Weights {
  const key = `${options.players}/${moduleSetOf(options)}`;
  let weights = known.get(key);
  if (weights === undefined) {
    weights = { ...WEIGHTS, ...nearestSet(shipped, options)?.weights };
    known.set(key, weights);
  }
  return weights;
}

/** The planner with weights that self-play found; the file says by which command. */
export const tuned = createPlanner('tuned', ({ options }) => ({
  weights: tunedWeights(options),
  width: WIDTH,
  carelessness: 0,
}));
