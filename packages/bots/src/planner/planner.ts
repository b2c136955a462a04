import type { Bot } from '../bot.ts';
import { decide } from '../decide/decide.ts';
import { WEIGHTS, type Weights } from '../evaluate/weights.ts';
import type { Mind } from '../plan/mind.ts';
import { decided } from '../random/random.ts';

const WIDTH = 8;

/** A bot that plans each round with these weights. */
export function createPlanner(name: string, mind: Mind): Bot {
  return {
    name,
    budget: { plan: 1, action: 1 },
    consider: (game, seat) => decided(decide(game, seat, mind)),
  };
}

export const planner = createPlanner('planner', { weights: WEIGHTS, width: WIDTH });

/** Sees no further than this round: points, and coins as a third of one. */
const ONE_STEP: Weights = { ...WEIGHTS, horizon: 0, anyCoin: 0.34 };

export const greedy = createPlanner('greedy', { weights: ONE_STEP, width: 1 });
