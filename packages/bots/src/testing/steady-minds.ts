import { createDice } from '../dice.ts';
import { WEIGHT_NAMES, type Weights } from '../evaluate/weights.ts';
import { FEATURES } from '../learned/features.ts';
import { createNet } from '../learned/net.ts';
import type { Mind } from '../plan/mind.ts';

/** All the same, so that no test notices when the real ones are tuned. */
const weights = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, 0.5])) as Weights;

const dice = createDice('untaught');
const nets = [
  createNet(FEATURES, 8, 4, () => dice.fraction()),
  createNet(FEATURES, 4, 8, () => dice.fraction()),
];

/** A mind that goes by weights, however those of the bots are tuned. */
export function steadyMind(width: number): Mind {
  return { weights, width, carelessness: 0 };
}

/** A mind that goes by nets which have learned nothing, whatever those of the bots have learned. */
export function untaughtMind(width: number): Mind {
  return { ...steadyMind(width), nets: { usual: nets } };
}

/** A planner that thinks little, for tests that need many positions. */
export const narrow = steadyMind(2);
