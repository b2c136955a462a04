import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { FEATURES } from './features.ts';
import { createActivity, createNet, run } from './net.ts';
import { netsFor } from './nets.ts';
import { readNets, shippedNets, writeNets } from './shipped-nets.ts';

const dice = createDice('file');
const inputs = Float64Array.from({ length: FEATURES }, () => dice.fraction());

test.each(['usual', 'forTwo'] as const)('the shipped nets each have an opinion of their own: %s', (kind) => {
  const nets = shippedNets[kind] ?? [];
  const opinions = nets.map((net) => run(net, inputs, createActivity(net)));
  expect(opinions.length).toBeGreaterThan(1);
  expect(opinions.every(Number.isFinite)).toBe(true);
  expect(new Set(opinions).size).toBe(nets.length);
});

test('the base game of two has nets of its own, every other game the usual ones', () => {
  const [usual, forTwo] = [[], []];
  const asked = (options: Partial<Options>) =>
    netsFor({ usual, forTwo }, { ...DEFAULT_OPTIONS, players: 2, ...options });
  expect(asked({})).toBe(forTwo);
  expect(asked({ players: 3 })).toBe(usual);
  expect(asked({ missions: true })).toBe(usual);
  expect(asked({ traveler: 'eventsOnly' })).toBe(usual);
  expect(netsFor({ usual }, { ...DEFAULT_OPTIONS, players: 2 })).toBe(usual);
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
