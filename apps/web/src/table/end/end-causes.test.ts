import { shippedPack } from '@altiplano/pack';
import { createGame, DEFAULT_OPTIONS, isRejection, view } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { endCauses } from './end-causes.ts';

test('[E1] every location and the pile can end the game, the nearest first; events only in the short game', () => {
  const options = { ...DEFAULT_OPTIONS, traveler: 'full', short: true } as const;
  const game = createGame({ components: shippedPack, options, seed: 'end' });
  if (isRejection(game)) throw new Error(game.rejected);
  const causes = endCauses(view(game, 0), true);
  expect(causes.map(({ left }) => left)).toEqual(causes.map(({ left }) => left).toSorted((a, b) => a - b));
  expect(new Set(causes.map(({ cause }) => cause)).size).toBe(9);
  expect(endCauses(view(game, 0), false)).toHaveLength(8);
});
