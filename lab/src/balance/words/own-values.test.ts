import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { ownValues } from './own-values.ts';

test('what on most cards is ours is said once, what differs card by card', () => {
  const own = ownValues(steadyPack);
  expect(own.usual('roles')).toMatchObject({ isAll: true });
  expect(own.unusual('roles', 'woodcutter')).toBeNull();
  expect(own.unusual('roles', 'miner')).toEqual({ fields: ['kind', 'action'], isAll: false });
  expect(own.usual('extensions')).toEqual({ fields: ['letter', 'price', 'players'], isAll: false });
  expect(own.unusual('extensions', 'X3')).toBeNull();
  expect(own.unusual('extensions', 'X1b')).toMatchObject({ isAll: true });
  expect(own.unusual('extensionKinds', 'X1')).toBeNull();
  expect(own.usual('missions').fields).toEqual(['points']);
  expect(own.goods).toEqual(['cacao', 'ore']);
  expect(own.hasOwnRows).toBe(true);
});

test('any checked pack can be asked', () => {
  const own = ownValues(otherPack);
  for (const { id } of otherPack.orders) expect(() => own.unusual('orders', id)).not.toThrow();
});
