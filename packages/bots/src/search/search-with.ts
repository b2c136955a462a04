import type { Bot } from '../bot.ts';
import { mindWith } from '../learned/learned.ts';
import type { Nets } from '../learned/nets.ts';
import { createSearch } from './search.ts';

/** The strongest rung: the learned planner's candidates, played on in imagined games. */
export function searchWith(nets: Nets): Bot {
  return createSearch(
    'search',
    { mind: mindWith(nets, 10), quick: mindWith(nets, 3), candidates: 8, rounds: 2, rivals: 'idle' },
    { plan: 300, action: 0 },
  );
}
