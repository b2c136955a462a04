import type { Bot } from './bot.ts';
import { greedy, planner } from './planner/planner.ts';
import { random } from './random/random.ts';

/** The ladder, weakest first. */
export const BOTS = { random, greedy, planner } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}
