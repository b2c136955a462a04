import { costsOf, EXCHANGE_IDS, GOODS, LOCATIONS, PRINTED_COSTS } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { checkPack } from '../check/check-pack.ts';
import { packHash } from '../pack-hash.ts';
import { shippedPack } from '../shipped/shipped-pack.ts';
import { otherPack } from './other-pack.ts';
import { steadyPack } from './steady-pack.ts';

test('is valid', () => {
  expect(checkPack(otherPack)).toEqual({ pack: otherPack });
});

test('is another pack', () => {
  const packs = [shippedPack, steadyPack, otherPack];
  expect(new Set(packs.map(({ id }) => id)).size).toBe(packs.length);
  expect(new Set(packs.map(packHash)).size).toBe(packs.length);
});

test('differs in every number that the rules could have baked in', () => {
  for (const good of GOODS) {
    expect(otherPack.goods[good], good).not.toEqual(steadyPack.goods[good]);
    expect(otherPack.supply[good], good).not.toEqual(steadyPack.supply[good]);
  }
  const changedSpaces = LOCATIONS.filter((at) => otherPack.board.spaces[at] !== steadyPack.board.spaces[at]);
  expect(changedSpaces.length).toBeGreaterThan(4);
  for (const part of ['movement', 'planning', 'travelerStrip', 'road', 'warehouse', 'strip'] as const) {
    expect(otherPack.board[part], part).not.toEqual(steadyPack.board[part]);
  }
  const { exchanges, ...costs } = costsOf(otherPack);
  const { exchanges: printed, ...prices } = PRINTED_COSTS;
  for (const id of EXCHANGE_IDS) expect(exchanges[id], id).not.toEqual(printed[id]);
  for (const [name, cost] of Object.entries(costs)) {
    expect(cost, name).not.toEqual((prices as Record<string, unknown>)[name]);
  }
  for (const part of ['firstEditionFood', 'carts', 'ordersInPlay', 'points', 'eventPile'] as const) {
    expect(otherPack[part], part).not.toEqual(steadyPack[part]);
  }
});

test('no effect with a number has the same one', () => {
  for (const table of ['events', 'assets', 'extensionKinds'] as const) {
    const ours = new Map(steadyPack[table].map(({ id, effect }) => [id, effect]));
    for (const { id, effect } of otherPack[table]) {
      if (Object.keys(effect).length === 1 || id === 'Q13') continue;
      expect(effect, id).not.toEqual(ours.get(id));
    }
  }
});
