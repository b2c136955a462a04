import { WEIGHTS } from '@altiplano/bots';
import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { playBlock } from './play-block.ts';

test('a mind against itself has no lead and wins its share: every seat counts alike', () => {
  const mind = { weights: WEIGHTS, width: 1, carelessness: 0 };
  const options = { ...DEFAULT_OPTIONS, players: 3 };
  const { margin, share } = playBlock(steadyPack, options, { mind, rival: mind, seed: 'self' });
  expect(margin).toBeCloseTo(0, 9);
  expect(share).toBeCloseTo(1 / 3, 9);
});

test('options that make no game are a fault', () => {
  const mind = { weights: WEIGHTS, width: 1, carelessness: 0 };
  const options = { ...DEFAULT_OPTIONS, players: 9 };
  expect(() => playBlock(steadyPack, options, { mind, rival: mind, seed: 's' })).toThrow('no game');
});
