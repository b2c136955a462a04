import { expect, test } from 'vitest';
import { paper, type Setting } from '../testing/paper.ts';
import { drawWeights, WEIGHTS } from './weights.ts';
import { assetWorth } from './worth.ts';

const ROUNDS = 8;

function worthOf(id: string, setting: Setting): number {
  const { game } = paper(setting, { traveler: 'full' });
  const asset = game.components.assets.findIndex((row) => row.id === id);
  return assetWorth(game, 0, WEIGHTS, drawWeights(WEIGHTS), asset, ROUNDS);
}

test.each([
  ['an exchange, whoever has what it takes', 'smelter', {}, { hand: 'ore' }],
  ['a fare of glass, whoever has glass', 'glass-fare', {}, { hand: 'glass' }],
  ['more uses of the free cart, whoever has carts', 'second-driver', {}, { carts: [1] }],
  ['points for orders, whoever holds one', 'patron', {}, { order: 'wood-wood-stone-fish' }],
  ['points for rows, whoever has begun some', 'rack-builder', {}, { rows: ['wood', 'fish'] }],
] as const)('more is made of an asset by those who can use it: %s', (_, id, less, more) => {
  expect(worthOf(id, more)).toBeGreaterThan(worthOf(id, less));
});
