import { createDice } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { ratings } from './ratings.ts';

const SCALE = 400 / Math.LN10;

test('two bots: a closed form, with one virtual tie', () => {
  // Blocks of two games, 60 games to 20; the tie adds half a win to each.
  const won = { order: [0, 1], weight: 1 };
  const lost = { order: [1, 0], weight: 1 };
  const blocks = Array.from({ length: 40 }, (_, block) => (block % 2 === 0 ? [won, won] : [won, lost]));
  const [a, b] = ratings(2, blocks);
  expect(a?.rating).toBeCloseTo((SCALE * Math.log(60.5 / 20.5)) / 2, 6);
  expect(b?.rating).toBeCloseTo(-(a?.rating ?? 0), 6);
  const [low, high] = a?.ci95 ?? [0, 0];
  expect((low + high) / 2).toBeCloseTo(a?.rating ?? 0, 6);
  const spread = Math.sqrt((1 / 60.5 + 1 / 20.5) / 4);
  expect(high - low).toBeCloseTo(2 * 1.959964 * SCALE * spread, 3);
});

test('blocks whose games go the same way make the interval wider than as many single games', () => {
  const { below } = createDice('blocks');
  const blocks = Array.from({ length: 100 }, () => {
    const order = below(2) === 0 ? [0, 1] : [1, 0];
    return Array.from({ length: 4 }, () => ({ order, weight: 1 }));
  });
  const width = (of: typeof blocks): number => {
    const [low, high] = ratings(2, of)[0]?.ci95 ?? [0, 0];
    return high - low;
  };
  expect(width(blocks) / width(blocks.flat().map((game) => [game]))).toBeCloseTo(2, 1);
});

test('a bot that never loses has a finite rating and an interval that admits what is not known', () => {
  const blocks = Array.from({ length: 50 }, () => [{ order: [2, 1, 0], weight: 1 }]);
  const found = ratings(3, blocks);
  const [worst, middle, best] = found.map(({ rating }) => rating);
  expect(best).toBeLessThan(2000);
  expect(best).toBeGreaterThan(300);
  expect(Math.abs(middle ?? 99)).toBeLessThan(5);
  expect(worst).toBeLessThan(-300);
  for (const { ci95 } of found) expect(ci95[1] - ci95[0]).toBeGreaterThan(200);
});
