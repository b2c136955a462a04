import { learnedMind } from '../learned/learned.ts';
import { createSearch } from './search.ts';

/** The strongest rung: the learned planner's candidates, played on in imagined games. */
export const search = createSearch(
  'search',
  { mind: learnedMind(10), quick: learnedMind(3), candidates: 8, rounds: 2, rivals: 'idle' },
  { plan: 300, action: 0 },
);
