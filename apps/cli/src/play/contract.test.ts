import { movesOf } from '@altiplano/host';
import { hostContract } from '@altiplano/host/testing';
import { steadyPack } from '@altiplano/pack/testing';
import { awaitedSeat, DEFAULT_OPTIONS, isOver } from '@altiplano/rules';
import { expect } from 'vitest';
import { chooser } from '../random/choice.ts';
import { createSession } from './session.ts';

hostContract('the terminal', async () => {
  const options = { ...DEFAULT_OPTIONS, players: 2 };
  const session = createSession({ pack: steadyPack, options, seed: 'contract', entropy: [], moves: [] });
  const choose = chooser('contract');

  /** In the terminal whoever does not sit there is asked in turn. */
  async function letBotsPlay(): Promise<void> {
    while (!isOver(session.game) && awaitedSeat(session.game) !== 0) {
      const seat = awaitedSeat(session.game);
      const moves = movesOf(session.game, seat);
      await session.play(seat, moves[choose(moves.length)] ?? expect.unreachable(), false);
    }
  }

  await letBotsPlay();
  return {
    parts: { pack: steadyPack, seed: 'contract' },
    log: async () => session.log,
    async order(command, key) {
      const decision = await session.order(0, command, key);
      if ('refused' in decision) return decision.refused;
      await letBotsPlay();
      return null;
    },
  };
});
