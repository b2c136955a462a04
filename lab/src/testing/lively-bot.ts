import type { Bot } from '@altiplano/bots';
import { chooser, lively } from '@altiplano/cli/command-line';
import { createMoveBuffer, legalMoves } from '@altiplano/rules/engine';

const buffer = createMoveBuffer();

/** A quick bot whose games have rows, houses, orders and assets in them. */
export const livelyBot: Bot = {
  name: 'lively',
  budget: { plan: 1, action: 1 },
  consider(game, seat, seed) {
    const count = legalMoves(game, seat, buffer);
    const move = lively(game, [...buffer.subarray(0, count)], chooser(seed));
    return { think: () => false, move: () => move, reasons: () => [] };
  },
};
