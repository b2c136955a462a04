import { createNet, FEATURES, type Net } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { betterNet } from './better-net.ts';

/** Says the same of every position. */
function sayingAlways(answer: number): Net {
  return { ...createNet(FEATURES, 2, 2, () => 0.5), b3: Float64Array.of(answer) };
}

const unseen = { inputs: new Float32Array(2 * FEATURES), targets: Float32Array.of(1, 1.2) };

test('a net stays as it was unless it has become better about games it has not seen', () => {
  const known = sayingAlways(1.5);
  const better = sayingAlways(1.1);
  expect(betterNet(better, known, unseen)).toBe(better);
  expect(betterNet(sayingAlways(3), known, unseen)).toBe(known);
  expect(betterNet(better, undefined, unseen)).toBe(better);
});
