import { createChance, type Game, imagine, PHASE } from '@altiplano/rules/engine';
import type { Bot, Budget, Thought } from './bot.ts';

/** Begins a bot's thinking about the decision of a seat that is awaited, from what that seat knows and nothing else (K2, K3). */
export function ponder(bot: Bot, game: Game, seat: number, seed: string): Thought {
  return bot.consider(imagine(game, seat, createChance(seed, ['bot'])), seat, seed);
}

/** The steps that a budget gives this position: more for a whole plan than for an action. */
export function stepsFor(game: Game, budget: Budget): number {
  return game.state.phase === PHASE.planning ? budget.plan : budget.action;
}

/** A bot's move for a seat: the same game, seed and budget give the same move. */
export function choose(
  bot: Bot,
  game: Game,
  seat: number,
  seed: string,
  budget: Budget = bot.budget,
): number {
  const thought = ponder(bot, game, seat, seed);
  thought.think(stepsFor(game, budget));
  return thought.move();
}
