import type { Options } from '@altiplano/rules';
import { WEIGHTS, type Weights } from '../evaluate/weights.ts';
import type { Mind, MindFor } from '../plan/mind.ts';
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
const known = new Map<string, Mind>();

const mindFor: MindFor = ({ options }) => {
  const key = `${options.players}/${moduleSetOf(options)}`;
  let mind = known.get(key);
  if (mind === undefined) {
    const weights = { ...WEIGHTS, ...nearestSet(shipped, options)?.weights };
    mind = { weights, width: WIDTH, carelessness: 0 };
    known.set(key, mind);
  }
  return mind;
};

/** The planner with weights that self-play found; the file says by which command. */
export const tuned = createPlanner('tuned', mindFor);
