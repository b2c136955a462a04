import { GOODS, LOCATIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { checkPack } from '../check/check-pack.ts';
import { packHash } from '../pack-hash.ts';
import { shippedPack } from '../shipped/shipped-pack.ts';
import { otherPack } from './other-pack.ts';

test('is valid', () => {
  expect(checkPack(otherPack)).toEqual({ pack: otherPack });
});

test('is another pack', () => {
  expect(otherPack.id).not.toBe(shippedPack.id);
  expect(packHash(otherPack)).not.toBe(packHash(shippedPack));
});

test('differs in every number that the rules could have baked in', () => {
  for (const good of GOODS) {
    expect(otherPack.goods[good], good).not.toEqual(shippedPack.goods[good]);
    expect(otherPack.supply[good], good).not.toEqual(shippedPack.supply[good]);
  }
  const changedSpaces = LOCATIONS.filter((at) => otherPack.board.spaces[at] !== shippedPack.board.spaces[at]);
  expect(changedSpaces.length).toBeGreaterThan(4);
  for (const part of ['movement', 'planning', 'travelerStrip', 'road', 'warehouse', 'strip'] as const) {
    expect(otherPack.board[part], part).not.toEqual(shippedPack.board[part]);
  }
  for (const part of ['firstEditionFood', 'carts', 'ordersInPlay', 'points', 'eventPile'] as const) {
    expect(otherPack[part], part).not.toEqual(shippedPack[part]);
  }
});

test('no effect with a number has the same one', () => {
  for (const table of ['events', 'assets', 'extensionKinds'] as const) {
    const ours = new Map(shippedPack[table].map(({ id, effect }) => [id, effect]));
    for (const { id, effect } of otherPack[table]) {
      if (Object.keys(effect).length === 1 || id === 'Q13') continue;
      expect(effect, id).not.toEqual(ours.get(id));
    }
  }
});
