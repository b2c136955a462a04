import type { Bot } from './bot.ts';
import { learned } from './learned/learned.ts';
import { LEVELS } from './levels/levels.ts';
import { greedy, planner } from './planner/planner.ts';
import { random } from './random/random.ts';
import { search } from './search/shipped-search.ts';
import { tuned } from './tuned/tuned.ts';

/** The ladder, weakest first, then the levels for people. */
export const BOTS = {
  random,
  greedy,
  planner,
  tuned,
  learned,
  search,
  ...LEVELS,
} as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}
