import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { ExchangeId } from '../components/costs.ts';
import type { SiteName } from '../components/sites.ts';

const produce = (action: ExchangeId, gain: Good) => ({ type: 'produce', action, gain, extras: [] }) as const;
const use = (site: SiteName, gain: Good) => ({ type: 'use', site, gain, extras: [] }) as const;
const store = (good: Good, row: number) =>
  ({ type: 'store', source: 'village', good, row, by: 'village' }) as const;
const sell = (good: Good) => ({ type: 'sell', source: 'market', good }) as const;
const deliver = (good: Good) => ({ type: 'deliver', source: 'market', good }) as const;
const food = { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' } as const;

test('[A5] tiles used and tiles gained go into the container, not into the bag', () => {
  const t = table().seat(0, { figure: 'mine', container: 'glass', on: { mine: 'ore food' } });
  t.play(0, produce('mine-silver', 'silver'));
  expect(t.container(0)).toBe('food ore silver glass');
  expect(t.words(t.game.state.seats[0].bag)).toBe('');
});

test('[A5] tiles of a role or extension action go there too, and coins to the supply', () => {
  const t = table().seat(0, {
    figure: 'market',
    role: 'trader',
    extensions: ['X22'],
    on: { role: 'coin', 'extension:X22': '2 coin' },
  });
  t.play(0, use('role', 'stone'), { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  t.play(0, use('extension:X22', 'wool'));
  expect(t.container(0)).toBe('stone wool');
  expect(t.game.state.seats[0].coins).toBe(0);
  expect(t.on(0, 'role') + t.on(0, 'extension:X22')).toBe('');
});

test('[A5] stored goods, delivered goods and corn never enter the container', () => {
  const t = table().seat(0, {
    figure: 'village',
    order: 'wood-wood-stone-fish',
    delivered: '2 wood stone',
    on: { village: 'ore', market: 'fish' },
  });
  t.play(0, store('ore', 1), { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  t.play(0, { type: 'travel', location: 'market', means: 'freeCart' }, deliver('fish'), {
    type: 'storeCorn',
    row: 1,
  });
  expect(t.container(0)).toBe('');
  expect(t.rows(0)).toEqual(['ore corn']);
});

test('[A5] goods paid for an asset go to the own trading space instead', () => {
  const t = table({ traveler: 'full' })
    .traveler('road')
    .seat(0, { figure: 'road', on: { strip: 'fish' } });
  t.play(0, { type: 'buyAsset', source: 'strip', good: 'fish', asset: 'broker' });
  expect(t.container(0)).toBe('');
  expect(t.words(t.game.state.seats[0].trading)).toBe('fish');
});

test('[A7] a basic action takes tiles only from its own location', () => {
  const t = table().seat(0, {
    figure: 'forest',
    planning: 'food',
    container: 'food',
    extensions: ['X3'],
    on: { forest: 'food', mine: 'food', farm: 'food', role: 'food', 'extension:X3': 'food' },
  });
  expect(t.refused(0, produce('forest-wood', 'wood'))).toEqual({
    rejected: 'missing',
    rule: 'A23',
    figures: { thing: 'food', needed: 2, own: 1 },
  });
});

test('[A7] role and extension actions take tiles only from their own spaces', () => {
  const t = table().seat(0, { figure: 'forest', extensions: ['X16'], on: { forest: '2 food' } });
  expect(t.offered(0, 'use')).toEqual([]);
  for (const move of [use('role', 'wood'), use('extension:X16', 'cacao')]) {
    expect(t.refused(0, move)).toEqual({
      rejected: 'missing',
      rule: 'A7',
      figures: { thing: 'food', needed: 1, own: 0 },
    });
  }
  t.seat(0, { on: { 'extension:X16': 'food' } });
  expect(t.offered(0, 'use')).toEqual([use('extension:X16', 'cacao')]);
});

test("[A7] nobody uses another player's extension or tiles", () => {
  const t = table()
    .seat(0, { figure: 'farm' })
    .seat(1, { figure: 'farm', extensions: ['X1'], on: { 'extension:X1': 'food', farm: 'alpaca' } });
  expect(t.refused(0, use('extension:X1', 'alpaca'))).toEqual({
    rejected: 'notYours',
    rule: 'A7',
    figures: { site: 'extension:X1' },
  });
  expect(t.legal(0)).toEqual([{ type: 'pass' }]);
});

test('[A7] each tile serves once', () => {
  const t = table().seat(0, { figure: 'forest', on: { forest: '2 food', role: 'food' } });
  t.play(0, produce('forest-wood', 'wood'), { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  expect(t.legal(0)).toEqual([use('role', 'wood'), { type: 'pass' }]);
});

test('[A7] with other numbers: four fish on the harbor serve twice, in two actions', () => {
  const t = table({}, otherPack).seat(0, { figure: 'harbor', on: { harbor: '4 fish' } });
  t.play(0, produce('harbor-stone', 'stone'), { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  expect(t.on(0, 'harbor')).toBe('fish fish');
  t.play(0, produce('harbor-stone', 'stone'));
  expect(t.container(0)).toBe('stone stone fish fish fish fish');
});

test('[G41] the first tile commits: no other action, move or pass until it is finished', () => {
  const t = table().seat(0, { figure: 'market', coins: 1, on: { market: 'wool stone fish' } });
  t.play(0, sell('wool'));
  expect(t.legal(0)).toEqual([sell('stone'), { type: 'finish' }]);
  expect(t.refused(0, { type: 'travel', location: 'farm', means: 'freeCart' })).toMatchObject({
    rejected: 'notNow',
    rule: 'G41',
  });
  expect(t.refused(0, { type: 'pass' })).toMatchObject({ rejected: 'notNow', rule: 'G41' });
});

test('[A6] [G41] within one action tiles of another action cannot be mixed in', () => {
  const t = table().seat(0, {
    figure: 'market',
    order: 'wood-wood-stone-fish',
    on: { market: 'wool stone fish' },
  });
  t.play(0, sell('wool'));
  expect(t.refused(0, deliver('fish'))).toMatchObject({ rejected: 'otherActionUnderWay', rule: 'A6' });
  const farm = table().seat(0, { figure: 'farm', on: { farm: '2 alpaca' } });
  farm.play(0, food);
  expect(farm.legal(0)).toEqual([food, { type: 'finish' }]);
});

test('[G41] it may end after any tile, and ends by itself when no tile is left', () => {
  const goods = { market: 'wool 2 stone' };
  const early = table().seat(0, { figure: 'market', freeCart: 1, on: goods });
  early.play(0, sell('wool'), sell('stone'), { type: 'finish' });
  expect(early.legal(0)).toEqual([{ type: 'endTurn' }]);
  expect(early.on(0, 'market')).toBe('stone');
  const whole = table().seat(0, { figure: 'market', freeCart: 1, on: goods });
  whole.play(0, sell('wool'), sell('stone'), sell('stone'));
  expect(whole.legal(0)).toEqual([{ type: 'endTurn' }]);
});

test('[G41] a finished action cannot be taken up again on the same turn', () => {
  const t = table().seat(0, { figure: 'village', on: { village: 'fish ore' } });
  t.play(0, store('fish', 1), { type: 'finish' });
  expect(t.refused(0, store('ore', 2))).toMatchObject({ rejected: 'alreadyActed', rule: 'A1' });
});

test('[G41] what is not taken tile by tile, or is, must be asked for in its own way', () => {
  const t = table().seat(0, { figure: 'farm', on: { farm: 'alpaca food' } });
  expect(t.refused(0, produce('farm-food', 'food'))).toMatchObject({ rejected: 'tileByTile', rule: 'A20' });
  expect(t.refused(0, { ...food, action: 'farm-wool', gain: 'wool' })).toMatchObject({
    rejected: 'notTileByTile',
    rule: 'A21',
  });
});
