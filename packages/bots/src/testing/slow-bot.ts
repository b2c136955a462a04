import { createMoveBuffer, legalMoves } from '@altiplano/rules/engine';
import type { Bot } from '../bot.ts';
import { createDice } from '../dice.ts';

const buffer = createMoveBuffer();

/**
 * A bot that needs many steps: each is a vote for one of the legal moves, so the move depends on how many were taken.
 * It tells of every step, and never believes that it is done.
 */
export function createSlowBot(onStep: (seed: string) => void = () => undefined, budget = 500): Bot {
  return {
    name: 'slow',
    budget: { plan: budget, action: budget },
    consider(game, seat, seed) {
      const moves = Array.from(buffer.slice(0, legalMoves(game, seat, buffer)));
      const votes = moves.map(() => 0);
      const dice = createDice(seed);
      const ranked = (): number[] => [...votes.keys()].sort((a, b) => (votes[b] ?? 0) - (votes[a] ?? 0));
      return {
        think(steps) {
          for (let i = 0; i < steps; i++) {
            const index = dice.below(moves.length);
            votes[index] = (votes[index] ?? 0) + 1;
            onStep(seed);
          }
          return true;
        },
        move: () => moves[ranked()[0] ?? 0] as number,
        reasons: () =>
          ranked().map((index) => ({
            moves: [moves[index] as number],
            aims: [],
            expected: votes[index] ?? 0,
            differences: [],
          })),
      };
    },
  };
}
