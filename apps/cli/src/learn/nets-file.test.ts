import { createDice, createNet, FEATURES } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { netsText, readNetsFile } from './nets-file.ts';

const dice = createDice('net');
const nets = [32, 8].map((first) => createNet(FEATURES, first, 4, () => dice.fraction()));
const text = netsText(nets, 'made so');
const file = JSON.parse(text) as Record<string, unknown> & {
  nets: (Record<string, unknown> & { w1: number[] })[];
};

function withNet(change: Record<string, unknown>): unknown {
  return { ...file, nets: [file.nets[0], { ...file.nets[1], ...change }] };
}

test('what is written is read again, but for digits that do not matter', () => {
  const again = readNetsFile(file);
  expect(again).toHaveLength(2);
  for (const [index, weight] of again[1]?.w1.entries() ?? []) {
    expect(weight).toBeCloseTo(nets[1]?.w1[index] ?? 0, 3);
  }
  expect(netsText(again, 'made so')).toBe(text);
});

test('the file names its command first and has lines that one can look at', () => {
  expect(text.split('\n')[1]).toBe('  "command": "made so",');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});

test.each<[string, unknown, string, string]>([
  ['no object', 7, 'wrongValue', ''],
  ['another entry', { ...file, more: [] }, 'unknownKey', 'more'],
  ['no text as command', { ...file, command: 1 }, 'wrongValue', 'command'],
  ['more inputs', { ...file, inputs: FEATURES + 1 }, 'wrongValue', 'inputs'],
  ['no nets', { ...file, nets: [] }, 'wrongValue', 'nets.length'],
  ['another entry of a net', withNet({ w4: [] }), 'unknownKey', 'nets[1].w4'],
  ['no units', withNet({ first: 0 }), 'wrongValue', 'nets[1].first'],
  ['far too many units', withNet({ second: 1e9 }), 'wrongValue', 'nets[1].second'],
  ['no layer', withNet({ b2: undefined }), 'missing', 'nets[1].b2'],
  ['a layer cut short', withNet({ w1: file.nets[1]?.w1.slice(1) }), 'wrongValue', 'nets[1].w1.length'],
  ['no number', withNet({ w1: file.nets[1]?.w1.with(5, Number.NaN) }), 'wrongValue', 'nets[1].w1[5]'],
])('%s is named', (_, json, problem, place) => {
  expect(() => readNetsFile(json)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ problem, place }) }),
  );
});
