import type { Bot } from '../bot.ts';
import { WEIGHTS } from '../evaluate/weights.ts';
import { learnedMind } from '../learned/learned.ts';
import type { Mind } from '../plan/mind.ts';
import { createPlanner } from '../planner/planner.ts';
import { createSearch } from '../search/search.ts';

const beginner: Mind = { weights: WEIGHTS, width: 2, carelessness: 2.5 };
const practised = learnedMind(4, 2);

/** The four levels that people choose from: a beginner, a practised player, a strong one, and the best there is. */
export const LEVELS = {
  easy: createPlanner('easy', () => beginner),
  medium: createPlanner('medium', () => practised),
  hard: createSearch(
    'hard',
    { mind: learnedMind(8), quick: learnedMind(2), candidates: 5, rounds: 2, rivals: 'idle' },
    { plan: 60, action: 20 },
  ),
  master: createSearch(
    'master',
    { mind: learnedMind(10), quick: learnedMind(3), candidates: 8, rounds: 2, rivals: 'idle' },
    { plan: 240, action: 80 },
  ),
} as const satisfies Record<string, Bot>;
