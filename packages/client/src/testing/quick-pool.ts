import { BOTS, choose, isBotName, type Pool, ponder, type Question, stepsFor } from '@altiplano/bots';

/** So little thinking that a whole game takes a moment. */
const BUDGET = { plan: 1, action: 1 };

function botOf({ bot }: Question) {
  if (!isBotName(bot)) throw new Error(`no bot ${bot}`);
  return BOTS[bot];
}

/** The real bots, thinking here and little. */
export function createQuickPool(): Pool {
  return {
    async choose(question) {
      const { game, seat, seed, reasons } = question;
      if (reasons !== true) return { move: choose(botOf(question), game, seat, seed, BUDGET) };
      const thought = ponder(botOf(question), game, seat, seed);
      thought.think(stepsFor(game, BUDGET));
      return { move: thought.move(), reasons: thought.reasons() };
    },
    ponder: () => {
      throw new Error('nobody ponders here');
    },
    close: async () => undefined,
  };
}
