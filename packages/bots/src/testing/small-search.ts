import type { Bot } from '../bot.ts';
import { createSearch, type Searching } from '../search/search.ts';
import { untaughtMind } from './steady-minds.ts';

/** A search that is quick and knows nothing yet: those of the ladder remember plans that they have thought about. */
export function smallSearch(rivals: Searching['rivals'] = 'planning'): Bot {
  const searching = { mind: untaughtMind(3), quick: untaughtMind(1), candidates: 4, rounds: 1, rivals };
  return createSearch('small', searching, { plan: 12, action: 8 });
}
