import type { Bot } from '../bot.ts';
import { mindWith } from '../learned/learned.ts';
import type { Knowledge } from '../plan/mind.ts';
import { createSearch } from './search.ts';

/** The strongest rung: the learned planner's candidates, played on in imagined games. */
export function searchWith(knowledge: Knowledge): Bot {
  return createSearch(
    'search',
    {
      mind: mindWith(knowledge, 10),
      quick: mindWith(knowledge, 3),
      candidates: 8,
      rounds: 2,
      rivals: 'idle',
    },
    { plan: 300, action: 0 },
  );
}
