import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { FEATURES } from './features.ts';
import { createActivity, createNet, run } from './net.ts';
import { readNet, shippedNet, writeNet } from './shipped-net.ts';

const dice = createDice('file');
const inputs = Float64Array.from({ length: FEATURES }, () => dice.fraction());

test('the shipped net has an opinion', () => {
  expect(Number.isFinite(run(shippedNet, inputs, createActivity(shippedNet)))).toBe(true);
});

test('a net comes back from its file with nearly the same opinion', () => {
  const net = createNet(FEATURES, 8, 4, () => dice.fraction());
  const file = writeNet(net, 'learn');
  const back = readNet(JSON.parse(JSON.stringify(file)));
  expect(file.command).toBe('learn');
  expect(run(back, inputs, createActivity(back))).toBeCloseTo(run(net, inputs, createActivity(net)), 3);
});

test('a net made for other inputs, or with a layer too short, is refused', () => {
  const file = writeNet(
    createNet(FEATURES, 8, 4, () => 0.5),
    'learn',
  );
  expect(() => readNet({ ...file, inputs: FEATURES - 1 })).toThrow('inputs');
  expect(() => readNet({ ...file, b2: [] })).toThrow('layer');
});
