import { DEFAULT_OPTIONS, type Options } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { createDice } from '../dice.ts';
import { FEATURES } from './features.ts';
import { createActivity, createNet, type Net, run } from './net.ts';
import { netsFor } from './nets.ts';
import { type NetRow, readNets, shippedNets } from './shipped-nets.ts';

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

/** A net as its file holds it. */
function rowOf({ first, second, w1, b1, w2, b2, w3, b3 }: Net): NetRow {
  return {
    first,
    second,
    w1: [...w1],
    b1: [...b1],
    w2: [...w2],
    b2: [...b2],
    w3: [...w3],
    b3: [...b3],
  };
}

test('nets made for more inputs, or with a layer too short, are refused', () => {
  const row = rowOf(createNet(FEATURES, 8, 4, () => 0.5));
  const file = { command: 'learn', inputs: FEATURES };
  expect(() => readNets({ ...file, inputs: FEATURES + 1, nets: [row] })).toThrow('inputs');
  expect(() => readNets({ ...file, nets: [{ ...row, b2: [] }] })).toThrow('layer');
});

test('nets made for fewer inputs take no notice of the later ones', () => {
  const net = createNet(FEATURES, 8, 4, () => dice.fraction());
  const row = rowOf(net);
  const older = { ...row, w1: row.w1.slice(0, -2 * row.first) };
  const [grown = net] = readNets({ command: 'learn', inputs: FEATURES - 2, nets: [older] });
  const blind = inputs.with(FEATURES - 1, 0).with(FEATURES - 2, 0);
  expect(run(grown, inputs, createActivity(grown))).toBeCloseTo(run(net, blind, createActivity(net)), 2);
});
