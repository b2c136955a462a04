import { createDice, createNet, FEATURES } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { netText, readNetFile } from './net-file.ts';

const dice = createDice('net');
const net = createNet(FEATURES, 32, 4, () => dice.fraction());
const text = netText(net, 'made so');
const file = JSON.parse(text) as Record<string, unknown> & { w1: number[] };

test('what is written is read again, but for digits that do not matter', () => {
  const again = readNetFile(file);
  expect(again.w1).toHaveLength(net.w1.length);
  for (const [index, weight] of again.w1.entries()) expect(weight).toBeCloseTo(net.w1[index] ?? 0, 4);
  expect(netText(again, 'made so')).toBe(text);
});

test('the file names its command first and has lines that one can look at', () => {
  expect(text.split('\n')[1]).toBe('  "command": "made so",');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});

test('a net without a command is an older one', () => {
  const { command: _, ...older } = file;
  expect(readNetFile(older).second).toBe(4);
});

test.each<[string, unknown, string, string]>([
  ['no object', 7, 'wrongValue', ''],
  ['another entry', { ...file, w4: [] }, 'unknownKey', 'w4'],
  ['no text as command', { ...file, command: 1 }, 'wrongValue', 'command'],
  ['other inputs', { ...file, inputs: 3 }, 'wrongValue', 'inputs'],
  ['no units', { ...file, first: 0 }, 'wrongValue', 'first'],
  ['far too many units', { ...file, second: 1e9 }, 'wrongValue', 'second'],
  ['no layer', { ...file, b2: undefined }, 'missing', 'b2'],
  ['a layer cut short', { ...file, w1: file.w1.slice(1) }, 'wrongValue', 'w1.length'],
  ['no number', { ...file, w1: file.w1.with(5, Number.NaN) }, 'wrongValue', 'w1[5]'],
])('%s is named', (_, json, problem, place) => {
  expect(() => readNetFile(json)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ problem, place }) }),
  );
});
