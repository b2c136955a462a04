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
 * The four levels that people choose from: a beginner, a practised player, a strong one, and the best there is. The last two
 * follow many plans at once and play the best of them on in imagined games, the one for two rounds, the other for four.
 */
export function levelsWith(nets: Nets) {
  const practised = mindWith(nets, 4, 2);
  const quick = mindWith(nets, 8);
  return {
    easy,
    medium: createPlanner('medium', () => practised),
    hard: createSearch(
      'hard',
      { mind: mindWith(nets, 24), quick, candidates: 6, rounds: 2, rivals: 'idle' },
      { plan: 60, action: 0 },
    ),
    master: createSearch(
      'master',
      { mind: mindWith(nets, 48), quick, candidates: 8, rounds: 4, rivals: 'idle' },
      { plan: 160, action: 0 },
    ),
  } as const satisfies Record<string, Bot>;
}
