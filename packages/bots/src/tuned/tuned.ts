import type { Game } from '@altiplano/rules';
import { WEIGHTS, type Weights } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import file from './weights.json' with { type: 'json' };

/** Weights found for one number of players and set of modules. */
interface WeightSet {
  readonly players: number;
  readonly modules: string;
  readonly weights: Partial<Weights>;
}

const sets: readonly WeightSet[] = file.sets;

function modulesOf({ options }: Game): string {
  return options.traveler === 'full' || options.missions ? 'full' : 'base';
}

/** Modules matter more than one player more or less. */
function distance(set: WeightSet, game: Game): number {
  return Math.abs(set.players - game.options.players) + (set.modules === modulesOf(game) ? 0 : 10);
}

/** The weights made for this kind of game, or for the one most like it. */
export function tunedWeights(game: Game): Weights {
  const [nearest] = [...sets].sort((a, b) => distance(a, game) - distance(b, game));
  return { ...WEIGHTS, ...nearest?.weights };
}

const WIDTH = 8;
const known = new Map<string, Mind>();

function mindFor(game: Game): Mind {
  const key = `${game.options.players}/${modulesOf(game)}`;
  const mind = known.get(key) ?? { weights: tunedWeights(game), width: WIDTH, carelessness: 0 };
  known.set(key, mind);
  return mind;
}

/** The planner with weights that self-play found; the file says by which command. */
export const tuned = createPlanner('tuned', mindFor);
