import { type Game, GOODS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import * as at from '../sheet/sheet.ts';
import { paper, type Setting } from '../testing/paper.ts';
import { OFFERS, writeOffers } from './offers.ts';

/** What the market offers to whoever has this, if only so many orders, the first of the pack, lie there. */
function offersFor(setting: Setting, ...orders: readonly string[]): number[] {
  const { game, sheet } = paper(setting);
  sheet[at.ORDERS_LEFT] = orders.reduce((bits, id) => bits | (1 << numberOf(game, id)), 0);
  const inputs = new Float64Array(OFFERS);
  writeOffers(game, sheet, inputs, 0);
  return [...inputs];
}

function numberOf({ components }: Game, id: string): number {
  return components.orders.findIndex((order) => order.id === id);
}

/** What an order brings beyond its goods, as the net is told. */
function gainOf(id: string): number {
  const { game } = paper({});
  const order = numberOf(game, id);
  const goods = game.tables.orderGoods[order] ?? [];
  const value = goods.reduce((sum, good) => sum + (game.tables.value[good] ?? 0), 0);
  return ((game.components.orders[order]?.points ?? 0) - value) / 20;
}

const FISH = 'fish-fish-wood-ore';

test('an order whose goods are all owned, wherever they are, is at hand', () => {
  const setting = { hand: 'fish', container: 'wood ore', on: { harbor: 'fish' } };
  expect(offersFor(setting, FISH)).toEqual([gainOf(FISH), 0, 0, 0.25, 0, 0]);
});

test('a good asked for twice is wanted twice', () => {
  expect(offersFor({ hand: 'fish wood ore' }, FISH)).toEqual([0, gainOf(FISH), 0, 0, 0.25, 0]);
  expect(offersFor({ hand: 'wood ore' }, FISH)).toEqual([0, 0, gainOf(FISH), 0, 0, 0.25]);
});

test('what is far away is no offer, and what was taken neither', () => {
  expect(offersFor({ hand: 'ore' }, FISH)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(offersFor({ hand: '2 fish wood ore' })).toEqual([0, 0, 0, 0, 0, 0]);
});

test('of several as near the best counts, and how many they are', () => {
  const { game } = paper({});
  const all = `9 ${GOODS.filter((good) => good !== 'corn').join(' 9 ')}`;
  const ids = game.components.orders.filter((order) => !order.traveler).map(({ id }) => id);
  const [best, , , count] = offersFor({ container: all }, ...ids);
  expect(best).toBe(Math.max(...ids.map(gainOf)));
  expect(count).toBe(ids.length / 4);
});
