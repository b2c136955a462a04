import { GOODS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { readTempo } from '../evaluate/tempo.ts';
import * as at from '../sheet/sheet.ts';
import { paper, type Setting } from '../testing/paper.ts';
import { FEATURES, GROUPS, readStanding, writeFeatures } from './features.ts';

const NOTHING = { missions: 0, order: 0, endStoring: 0, shares: [] };

/** What a net is told of a strip on which this alone lies, after it was bought or not. */
function told(kind: string, setting: Setting = {}, isBought = false): Float64Array {
  const { game, board, sheet } = paper(setting);
  const tile = game.components.extensions.findIndex(({ id }) => id === kind);
  game.state.strip.fill(-1);
  game.state.strip[0] = tile;
  if (isBought) sheet[at.NEW_EXTENSION] = tile + 1;
  const inputs = new Float64Array(FEATURES);
  writeFeatures(board, readStanding(board, readTempo(game, 0, 5), 4), sheet, NOTHING, inputs);
  const strip = GROUPS.find(({ group }) => group === 'strip');
  return inputs.slice(strip?.from, strip?.to);
}

function sum(numbers: Float64Array): number {
  return numbers.reduce((all, one) => all + one, 0);
}

test('an extension on the strip is told by the goods that it gives', () => {
  const inputs = told('X7');
  expect(sum(inputs)).toBe(2);
  expect(inputs[GOODS.indexOf('alpaca')]).toBe(1);
  expect(inputs[GOODS.indexOf('stone')]).toBe(1);
});

test('one that gives no goods is told by what else it does', () => {
  expect(sum(told('X24').slice(0, GOODS.length))).toBe(0);
  expect(sum(told('X24'))).toBe(1);
});

test('what was bought, or may not be bought, is not on offer', () => {
  expect(sum(told('X24', {}, true))).toBe(0);
  expect(sum(told('X24', { extensions: ['X24'] }))).toBe(0);
});
