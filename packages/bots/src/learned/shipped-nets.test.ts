import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { FEATURES } from './features.ts';
import { createActivity, createNet, run } from './net.ts';
import { netsFor } from './nets.ts';
import { readNets, shippedNets, writeNets } from './shipped-nets.ts';

const dice = createDice('file');
const inputs = Float64Array.from({ length: FEATURES }, () => dice.fraction());

test.each([
  ['usual', shippedNets.usual],
  ['base game of two', shippedNets.base[2]],
  ['base game of four', shippedNets.base[4]],
])('the shipped nets each have an opinion of their own: %s', (_, nets) => {
  const opinions = nets.map((net) => run(net, inputs, createActivity(net)));
  expect(opinions.length).toBeGreaterThan(1);
  expect(opinions.every(Number.isFinite)).toBe(true);
  expect(new Set(opinions).size).toBe(nets.length);
});

test('the base game asks the nets for its number of players, every other game the usual ones', () => {
  const nets = { usual: [], base: { 2: [], 3: [] } };
  const asked = (options: Partial<Options>) => netsFor(nets, { ...DEFAULT_OPTIONS, ...options });
  expect(asked({ players: 2 })).toBe(nets.base[2]);
  expect(asked({ players: 3 })).toBe(nets.base[3]);
  expect(asked({ players: 5 })).toBe(nets.usual);
  expect(asked({ players: 2, missions: true })).toBe(nets.usual);
  expect(asked({ players: 3, traveler: 'eventsOnly' })).toBe(nets.usual);
  expect(netsFor({ usual: nets.usual }, { ...DEFAULT_OPTIONS, players: 2 })).toBe(nets.usual);
});

test('nets come back from their file with nearly the same opinions', () => {
  const nets = [3, 8].map((first) => createNet(FEATURES, first, 4, () => dice.fraction()));
  const file = writeNets(nets, 'learn');
  expect(file.command).toBe('learn');
  const back = readNets(JSON.parse(JSON.stringify(file)));
  expect(back).toHaveLength(2);
  for (const [index, net] of back.entries()) {
    const before = nets[index] ?? net;
    expect(run(net, inputs, createActivity(net))).toBeCloseTo(run(before, inputs, createActivity(before)), 2);
  }
});

test('nets made for more inputs, or with a layer too short, are refused', () => {
  const net = createNet(FEATURES, 8, 4, () => 0.5);
  const file = writeNets([net], 'learn');
  expect(() => readNets({ ...file, inputs: FEATURES + 1 })).toThrow('inputs');
  const [row] = file.nets;
  expect(() => readNets({ ...file, nets: row === undefined ? [] : [{ ...row, b2: [] }] })).toThrow('layer');
});

test('nets made for fewer inputs take no notice of the later ones', () => {
  const net = createNet(FEATURES, 8, 4, () => dice.fraction());
  const { nets, ...file } = writeNets([net], 'learn');
  const older = nets.map((row) => ({ ...row, w1: row.w1.slice(0, -2 * row.first) }));
  const [grown = net] = readNets({ ...file, inputs: FEATURES - 2, nets: older });
  const blind = inputs.with(FEATURES - 1, 0).with(FEATURES - 2, 0);
  expect(run(grown, inputs, createActivity(grown))).toBeCloseTo(run(net, blind, createActivity(net)), 2);
});

test('weights that have faded away are written as nothing', () => {
  const net = createNet(FEATURES, 8, 4, () => dice.fraction());
  net.w1.fill(1.5e-316);
  const [row] = writeNets([net], 'learn').nets;
  expect(new Set(row?.w1)).toEqual(new Set([0]));
});
