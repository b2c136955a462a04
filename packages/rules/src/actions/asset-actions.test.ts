import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';

const buyAsset = (asset: string, good: Good) => ({ type: 'buyAsset', source: 'strip', good, asset }) as const;
const buyGood = (good: Good, from: number | null) => ({ type: 'buyGood', good, from }) as const;
const use = (asset: string, gain: Good | null) =>
  ({ type: 'use', site: `asset:${asset}`, gain, extras: [] }) as const;
const endTurn = { type: 'endTurn' } as const;

const withTraveler = (pack?: typeof otherPack) => table({ traveler: 'full' }, pack).traveler('road');

test('[G48] a tile paid for an asset may be bought in the same round', () => {
  const t = withTraveler()
    .seat(0, { figure: 'road', on: { strip: 'wool' } })
    .seat(1, { figure: 'road', opals: 3 });
  t.play(0, buyAsset('broker', 'wool'), endTurn);
  expect(t.offered(1, 'buyGood')).toEqual([buyGood('wool', 0)]);
  expect(t.play(1, buyGood('wool', 0))).toEqual([
    { type: 'opalsPaid', seat: 1, opals: 2 },
    { type: 'goodBought', seat: 1, good: 'wool', from: 0 },
  ]);
  expect(t.container(1)).toBe('wool');
  expect(t.words(t.game.state.seats[0].trading)).toBe('');
});

test('[G48] but never by the player who paid it', () => {
  const t = withTraveler().seat(0, { figure: 'road', opals: 3, on: { strip: 'wool' } });
  t.play(0, buyAsset('broker', 'wool'), endTurn);
  t.turn(0);
  expect(t.refused(0, buyGood('wool', 0))).toMatchObject({ rejected: 'ownTradingSpace', rule: 'T12' });
});

test('[G49] used tiles of an asset action go to the container with what it gains', () => {
  const t = withTraveler().seat(0, { figure: 'road', assets: ['loom'], on: { 'asset:loom': 'wool' } });
  expect(t.play(0, use('loom', 'cloth'))).toEqual([
    { type: 'cardUsed', seat: 0, site: 'asset:loom' },
    { type: 'spent', seat: 0, thing: 'wool', source: 'asset:loom' },
    { type: 'gained', seat: 0, good: 'cloth' },
  ]);
  expect(t.container(0)).toBe('wool cloth');
  expect(t.words(t.game.state.seats[0].trading)).toBe('');
});

test('[G49] coins used by an asset action go to the supply', () => {
  const t = withTraveler().seat(0, {
    figure: 'road',
    assets: ['courier'],
    on: { 'asset:courier': '2 coin' },
  });
  expect(t.play(0, use('courier', null)).at(-1)).toEqual({ type: 'pointsGained', seat: 0, points: 3 });
  expect(t.game.state.seats[0].coins).toBe(0);
  expect(t.on(0, 'asset:courier')).toBe('');
});

test('[G49] when the good has run out the tile is paid and only the rest is gained', () => {
  const t = withTraveler().seat(0, {
    figure: 'road',
    assets: ['glassworks', 'loom'],
    on: { 'asset:glassworks': 'cacao', 'asset:loom': 'wool' },
  });
  t.supply({ glass: 0, cloth: 0 });
  expect(t.play(0, use('glassworks', 'glass')).slice(2)).toEqual([
    { type: 'opalsGained', seat: 0, opals: 1 },
    { type: 'ranOut', seat: 0, good: 'glass' },
  ]);
  t.turn(0);
  expect(t.play(0, use('loom', 'cloth')).at(-1)).toEqual({ type: 'ranOut', seat: 0, good: 'cloth' });
  expect(t.container(0)).toBe('cacao wool');
});

test('[G49] with other numbers: goods and coins mixed, a choice of goods, one of them exhausted', () => {
  const t = withTraveler(otherPack).seat(0, {
    figure: 'road',
    assets: ['loom', 'smelter'],
    on: { 'asset:loom': 'wool coin', 'asset:smelter': '2 ore' },
  });
  t.supply({ glass: 0 });
  expect(t.offered(0, 'use')).toEqual([use('loom', 'cloth'), use('loom', 'glass'), use('smelter', 'silver')]);
  t.play(0, use('loom', 'glass'), endTurn);
  t.turn(0).play(0, use('smelter', 'silver'));
  expect(t.container(0)).toBe('ore ore wool silver');
  expect(t.game.state.seats[0]).toMatchObject({ coins: 3, opals: 1 });
});
