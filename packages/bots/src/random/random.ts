import { createMoveBuffer, type Game, legalMoves } from '@altiplano/rules/engine';
import type { Bot, Thought } from '../bot.ts';
import { createDice } from '../dice.ts';

const buffer = createMoveBuffer();

/** A thought that is complete at once. */
export function decided(move: number): Thought {
  return {
    think: () => false,
    move: () => move,
    reasons: () => [],
  };
}

/** Takes any legal move like any other. */
export const random: Bot = {
  name: 'random',
  budget: { plan: 1, action: 1 },
  consider(game: Game, seat: number, seed: string): Thought {
    const count = legalMoves(game, seat, buffer);
    if (count === 0) throw new Error(`seat ${seat} has nothing to decide`);
    return decided(buffer[createDice(seed).below(count)] as number);
  },
};
