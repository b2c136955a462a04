import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { view } from '../view/view.ts';

test('[A29] [A30] [A34] [A35] what another seat than the first acquires is its own', () => {
  const t = table()
    .strip(['X2'])
    .seat(1, { figure: 'harbor', coins: 9, on: { harbor: '2 wood', village: '2 stone' } })
    .turn(1);
  t.play(1, { type: 'buildBoat', boat: 'boat-ore', extras: [] });
  t.turn(1).seat(1, { figure: 'village' }).play(1, { type: 'buildHouse', house: 'house-ore', extras: [] });
  t.turn(1).seat(1, { figure: 'market' }).play(1, { type: 'buyExtension', extension: 'X2' });
  const order = view(t.game, 1).orders[0];
  t.turn(1).play(1, { type: 'takeOrder', order });
  expect(view(t.game, 0).players[1]).toMatchObject({
    boats: ['boat-ore'],
    houses: ['house-ore'],
    extensions: ['X2'],
    order: { id: order },
  });
  expect(view(t.game, 0).players[0]).toMatchObject({ boats: [], houses: [], extensions: [], order: null });
});

test('[I4] the first house and the first order stay those of the first seat', () => {
  const t = table()
    .seat(0, { figure: 'village', on: { village: '2 stone' } })
    .seat(1, { figure: 'village', on: { village: '2 stone', market: 'fish' } })
    .seat(1, { order: 'wood-wood-stone-fish', delivered: '2 wood stone' });
  t.game.state.firstOrder = 0;
  t.play(0, { type: 'buildHouse', house: 'house-ore', extras: [] }, { type: 'endTurn' });
  t.play(1, { type: 'buildHouse', house: 'house-wood', extras: [] });
  t.turn(1).seat(1, { figure: 'market' }).play(1, { type: 'deliver', source: 'market', good: 'fish' });
  expect(view(t.game, 0).firsts).toMatchObject({ house: 0, order: 0 });
});

test('[A36] [X14] a tile on an extra space is delivered only if the order asks for it', () => {
  const t = table().seat(0, {
    figure: 'market',
    extensions: ['X14'],
    on: { 'extension:X14': 'ore' },
    order: 'wood-wood-stone-fish',
  });
  expect(t.offered(0, 'deliver')).toEqual([]);
});

test('[T13] the coin more for selling comes with no other action', () => {
  const t = table({ traveler: 'full' }).seat(0, {
    figure: 'village',
    assets: ['stallkeeper'],
    on: { village: 'ore' },
  });
  t.play(0, { type: 'store', source: 'village', good: 'ore', row: 1, by: 'village' });
  expect(t.game.state.seats[0].coins).toBe(0);
});

test('[W5] corn gained by an exchange of a pack is stored like any corn', () => {
  const [role, ...others] = steadyPack.roles;
  const pack = {
    ...steadyPack,
    roles: [{ ...role!, kind: null, action: { ...role!.action, gains: ['corn'] as const } }, ...others],
  };
  const t = table({}, pack).seat(0, { figure: 'forest', on: { role: 'food' } });
  t.play(0, { type: 'use', site: 'role', gain: 'corn', extras: [] }, { type: 'storeCorn', row: 1 });
  expect(t.rows(0)).toEqual(['corn']);
});
