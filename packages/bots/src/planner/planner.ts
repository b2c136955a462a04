import type { Bot } from '../bot.ts';
import { decide, type Planning, planRound } from '../decide/decide.ts';
import { WEIGHTS, type Weights } from '../evaluate/weights.ts';
import { createMemory } from '../plan/memory.ts';
import type { MindFor } from '../plan/mind.ts';
import type { Placement } from '../plan/placement.ts';
import { positionKey, withoutPlacements } from '../plan/position-key.ts';
import { explain } from '../reasons/explain.ts';

/** A bot that plans each round with the mind for its game: once, and then places tile by tile. */
export function createPlanner(name: string, mindFor: MindFor): Bot {
  const plans = createMemory<readonly Placement[]>();
  const planning: Planning = (game, seat, mind) =>
    plans.recall(game, positionKey(game, seat), () => planRound(withoutPlacements(game, seat), seat, mind));
  return {
    name,
    budget: { plan: 1, action: 1 },
    consider(game, seat) {
      const mind = mindFor(game);
      const move = decide(game, seat, mind, planning);
      return { think: () => false, move: () => move, reasons: () => explain(game, seat, mind) };
    },
  };
}

/** Weights set by hand: what the rest of the ladder is measured against. */
export const planner = createPlanner('planner', () => ({ weights: WEIGHTS, width: 8, carelessness: 0 }));

/** Points and coins of this round, and next to nothing of what follows: enough to do something where nothing pays at once. */
const ONE_STEP: Weights = { ...WEIGHTS, horizon: 0.1, anyCoin: 0.34 };

export const greedy = createPlanner('greedy', () => ({ weights: ONE_STEP, width: 1, carelessness: 0 }));
