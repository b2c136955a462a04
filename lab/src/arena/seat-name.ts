import type { BotSeat } from './bot-game.ts';

/** A bot with its budget if it has one of its own, as the ladder reads it: `search@200/50`, or `search@200`. */
export function seatName({ bot, budget }: BotSeat): string {
  if (budget === undefined) return bot;
  const { plan, action } = budget;
  return plan === action ? `${bot}@${plan}` : `${bot}@${plan}/${action}`;
}
