import type { Bot } from '../bot.ts';
import { WEIGHT_NAMES, WEIGHTS, type Weights } from '../evaluate/weights.ts';
import { learnedMind } from '../learned/learned.ts';
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
const practised = learnedMind(4, { carelessness: 2 });
/** Where the nets are mistaken they are so in different ways: whoever asks one of them is misled now and then. */
const ALONE = { nets: 1 };

/** The four levels that people choose from: a beginner, a practised player, a strong one, and the best there is. */
export const LEVELS = {
  easy: createPlanner('easy', beginner),
  medium: createPlanner('medium', () => practised),
  hard: createSearch(
    'hard',
    { mind: learnedMind(10, ALONE), quick: learnedMind(2, ALONE), candidates: 8, rounds: 2, rivals: 'idle' },
    { plan: 600, action: 0 },
  ),
  master: createSearch(
    'master',
    { mind: learnedMind(16), quick: learnedMind(3), candidates: 12, rounds: 2, rivals: 'idle' },
    { plan: 1000, action: 0 },
  ),
} as const satisfies Record<string, Bot>;
