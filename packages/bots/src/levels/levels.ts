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
 * ones play plans on in imagined games; what such games are worth depends most on how well they are played.
 */
export function levelsWith(nets: Nets) {
  const practised = mindWith(nets, 4, 2);
  return {
    easy,
    medium: createPlanner('medium', () => practised),
    hard: createSearch(
      'hard',
      { mind: mindWith(nets, 16), quick: mindWith(nets, 6), candidates: 8, rounds: 2, rivals: 'idle' },
      { plan: 240, action: 0 },
    ),
    master: createSearch(
      'master',
      { mind: mindWith(nets, 24), quick: mindWith(nets, 8), candidates: 12, rounds: 2, rivals: 'idle' },
      { plan: 700, action: 0 },
    ),
  } as const satisfies Record<string, Bot>;
}
