import type { Bot } from '../bot.ts';
import { WEIGHT_NAMES, WEIGHTS, type Weights } from '../evaluate/weights.ts';
import { mindWith } from '../learned/learned.ts';
import type { Nets } from '../learned/nets.ts';
import type { MindFor } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import { createSearch } from '../search/search.ts';
import { tunedWeights } from '../tuned/tuned.ts';

/** How much a beginner has found out of what self-play knows: enough not to run out of tiles, little enough to be beaten. */
const FOUND_OUT = 0.25;

function beginnersWeights(tuned: Weights): Weights {
  const mixed = WEIGHT_NAMES.map((name) => [name, WEIGHTS[name] + FOUND_OUT * (tuned[name] - WEIGHTS[name])]);
  return Object.fromEntries(mixed) as Weights;
}

const beginner: MindFor = ({ options }) => ({
  weights: beginnersWeights(tunedWeights(options)),
  width: 2,
  carelessness: 2.5,
});

const easy = createPlanner('easy', beginner);

/**
 * The four levels that people choose from: a beginner, a practised player, a strong one, and the best there is. The strong
 * one follows many plans at once; the best follows more and plays those on in imagined games, which are worth as much
 * as they are played well.
 */
export function levelsWith(nets: Nets) {
  const practised = mindWith(nets, 4, 2);
  const strong = mindWith(nets, 24);
  return {
    easy,
    medium: createPlanner('medium', () => practised),
    hard: createPlanner('hard', () => strong),
    master: createSearch(
      'master',
      { mind: mindWith(nets, 48), quick: mindWith(nets, 16), candidates: 8, rounds: 2, rivals: 'idle' },
      { plan: 160, action: 0 },
    ),
  } as const satisfies Record<string, Bot>;
}
