import type { Bot } from './bot.ts';
import { learnedWith } from './learned/learned.ts';
import type { Nets } from './learned/nets.ts';
import { shippedNets } from './learned/shipped-nets.ts';
import { levelsWith } from './levels/levels.ts';
import { greedy, planner } from './planner/planner.ts';
import { random } from './random/random.ts';
import { searchWith } from './search/search-with.ts';
import { tuned } from './tuned/tuned.ts';

/** The ladder, weakest first, then the levels for people, with other nets than those shipped. */
export function botsWith(nets: Nets) {
  return {
    random,
    greedy,
    planner,
    tuned,
    learned: learnedWith(nets),
    search: searchWith(nets),
    ...levelsWith(nets),
  } as const satisfies Record<string, Bot>;
}

export const BOTS = botsWith(shippedNets);
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}
