import type { Bot } from './bot.ts';
import { learnedWith } from './learned/learned.ts';
import { shippedNets } from './learned/shipped-nets.ts';
import { levelsWith } from './levels/levels.ts';
import type { Knowledge } from './plan/mind.ts';
import { greedy, planner } from './planner/planner.ts';
import { random } from './random/random.ts';
import { searchWith } from './search/search-with.ts';
import { tuned } from './tuned/tuned.ts';

/** The nets with fractions, taught on one pack alone: who played with them stays to be measured against. */
export const OLD_KNOWLEDGE: Knowledge = { nets: shippedNets };
const OLD = levelsWith(OLD_KNOWLEDGE, 0);

/** The ladder, weakest first, then the levels for people, with other nets than those shipped. */
export function botsWith(knowledge: Knowledge) {
  return {
    random,
    greedy,
    planner,
    tuned,
    learned: learnedWith(knowledge),
    search: searchWith(knowledge),
    'old-master': { ...OLD.master, name: 'old-master' },
    ...levelsWith(knowledge),
  } as const satisfies Record<string, Bot>;
}

export const BOTS = botsWith(OLD_KNOWLEDGE);
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}
