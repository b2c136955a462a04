import { createDice, createNet } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { meanNet } from './mean-net.ts';

const dice = createDice('mean');
const one = createNet(3, 2, 2, () => dice.fraction());
const other = createNet(3, 2, 2, () => dice.fraction());

test('the mean of nets is halfway between their weights, and leaves them as they were', () => {
  const before = structuredClone(one);
  const mean = meanNet([one, other]);
  expect(mean.w1[4]).toBeCloseTo(((one.w1[4] ?? 0) + (other.w1[4] ?? 0)) / 2, 12);
  expect(mean.w3[1]).toBeCloseTo(((one.w3[1] ?? 0) + (other.w3[1] ?? 0)) / 2, 12);
  expect(one).toEqual(before);
});

test('the mean of one net is that net', () => {
  expect(meanNet([one])).toEqual(one);
});
