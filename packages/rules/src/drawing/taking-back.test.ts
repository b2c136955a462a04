import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type SeatSetting } from '../testing/setting.ts';
import { table } from '../testing/table.ts';
import type { Thing } from '../goods.ts';
import type { SiteName } from '../components/sites.ts';

interface Case extends SeatSetting {
  where: string;
  site: SiteName;
  thing: Thing;
}

const tilesOnSites: Case[] = [
  { where: 'the farm', site: 'farm', thing: 'alpaca' },
  { where: 'the forest', site: 'forest', thing: 'cacao' },
  { where: 'the mine', site: 'mine', thing: 'ore' },
  { where: 'the harbor', site: 'harbor', thing: 'fish' },
  { where: 'the village', site: 'village', thing: 'glass' },
  { where: 'the market', site: 'market', thing: 'wool' },
  { where: 'the road', site: 'road', thing: 'stone' },
  { where: 'a movement space', site: 'movement:2', thing: 'food' },
  { where: 'the role tile', site: 'role', thing: 'food', role: 'miner' },
  { where: 'an extension', site: 'extension:X11', thing: 'fish', extensions: ['X11'] },
  { where: 'the extra space', site: 'extension:X14', thing: 'cloth', extensions: ['X14'] },
  { where: 'the second extra space', site: 'extension:X20', thing: 'wood', extensions: ['X20'] },
  { where: 'the added village spaces', site: 'extension:X19', thing: 'silver', extensions: ['X19'] },
  { where: 'the traveler strip', site: 'strip', thing: 'cacao' },
  { where: 'an asset', site: 'asset:loom', thing: 'wool', assets: ['loom'] },
  { where: 'a storing asset', site: 'asset:caravan', thing: 'ore', assets: ['caravan'] },
  { where: 'a movement space for glass', site: 'movement:1', thing: 'glass', assets: ['glass-fare'] },
];

test.each(tilesOnSites)('[D1] a tile goes back from $where to a planning space', (row) => {
  const { site, thing, role, extensions, assets } = row;
  const t = table({ traveler: 'full' })
    .seat(0, { role: role ?? 'trader', extensions: extensions ?? [], assets: assets ?? [] })
    .seat(0, { on: { [site]: thing } })
    .drawing();
  expect(t.offered(0, 'takeBack')).toEqual([{ type: 'takeBack', site, thing }]);
  expect(t.play(0, { type: 'takeBack', site, thing })).toEqual([{ type: 'tookBack', seat: 0, thing, site }]);
  expect([t.planned(0), t.on(0, site)]).toEqual([thing, '']);
});

const coinsOnSites: Case[] = [
  { where: 'a market extension', site: 'extension:X6', thing: 'coin', extensions: ['X6'] },
  { where: 'the role tile', site: 'role', thing: 'coin', role: 'trader' },
  { where: 'a movement space', site: 'movement:3', thing: 'coin', extensions: ['X17'] },
  { where: 'an asset', site: 'asset:courier', thing: 'coin', assets: ['courier'] },
];

test.each(coinsOnSites)('[D1] a coin goes back from $where to the own coins, not to planning', (row) => {
  const { site, thing, role, extensions, assets } = row;
  const t = table({ traveler: 'full' })
    .seat(0, { role: role ?? 'miner', extensions: extensions ?? [], assets: assets ?? [], coins: 2 })
    .seat(0, { on: { [site]: thing } })
    .drawing();
  expect(t.offered(0, 'takeBack')).toEqual([{ type: 'takeBack', site, thing }]);
  t.play(0, { type: 'takeBack', site, thing });
  expect(t.game.state.seats[0].coins).toBe(3);
  expect([t.planned(0), t.on(0, site)]).toEqual(['', '']);
});

test('[D1] the book: a fish comes back from the harbor, then three tiles are drawn for the other spaces', () => {
  const t = table()
    .seat(0, { bag: '3 wood stone', on: { harbor: '2 fish' } })
    .drawing();
  t.play(0, { type: 'takeBack', site: 'harbor', thing: 'fish' });
  expect(t.offered(0, 'draw')).toEqual([{ type: 'draw', count: 3 }]);
  const drawn = t.play(0, { type: 'draw', count: 3 });
  expect(drawn.filter((event) => event.type === 'drew')).toHaveLength(3);
  expect(t.planned(0).split(' ')).toHaveLength(4);
  expect(t.on(0, 'harbor')).toBe('fish');
});

test('[D1] any number goes back, but no more than there are free planning spaces', () => {
  const t = table()
    .seat(0, { planning: 'glass', on: { farm: '2 food', forest: '2 cacao' } })
    .drawing();
  t.play(0, { type: 'takeBack', site: 'farm', thing: 'food' });
  t.play(0, { type: 'takeBack', site: 'farm', thing: 'food' });
  t.play(0, { type: 'takeBack', site: 'forest', thing: 'cacao' });
  expect(t.planned(0)).toBe('food food cacao glass');
  expect(t.refused(0, { type: 'takeBack', site: 'forest', thing: 'cacao' })).toMatchObject({
    rejected: 'planningFull',
    rule: 'D2',
  });
  expect(t.legal(0)).toEqual([{ type: 'draw', count: 0 }]);
});

test('[D1] coins come back even when all planning spaces are taken', () => {
  const t = table()
    .seat(0, { planning: '4 wood', extensions: ['X6'], on: { 'extension:X6': '2 coin', farm: 'food' } })
    .drawing();
  expect(t.offered(0, 'takeBack')).toEqual([{ type: 'takeBack', site: 'extension:X6', thing: 'coin' }]);
  t.play(0, { type: 'takeBack', site: 'extension:X6', thing: 'coin' });
  t.play(0, { type: 'takeBack', site: 'extension:X6', thing: 'coin' });
  expect(t.game.state.seats[0].coins).toBe(2);
});

test('[D1] corn never goes back', () => {
  const t = table()
    .seat(0, { extensions: ['X25'], on: { 'extension:X25': 'corn' } })
    .drawing();
  expect(t.offered(0, 'takeBack')).toEqual([]);
  expect(t.refused(0, { type: 'takeBack', site: 'extension:X25', thing: 'corn' })).toMatchObject({
    rejected: 'cornStays',
    rule: 'D1',
  });
});

test("[D1] nothing comes back from another player's spaces", () => {
  const t = table()
    .seat(1, { extensions: ['X14'], on: { 'extension:X14': 'wood', farm: 'food' } })
    .drawing();
  expect(t.offered(0, 'takeBack')).toEqual([]);
  for (const [site, thing] of [
    ['extension:X14', 'wood'],
    ['farm', 'food'],
  ])
    expect(t.refused(0, { type: 'takeBack', site, thing })).toMatchObject({ rejected: 'notThere' });
});

test('[D1] nothing is taken back once a tile was drawn', () => {
  const t = table()
    .seat(0, { bag: 'wood', on: { farm: 'food' } })
    .drawing();
  t.play(0, { type: 'draw', count: 4 });
  expect(t.legal(0)).toEqual([]);
  expect(t.refused(0, { type: 'takeBack', site: 'farm', thing: 'food' })).toMatchObject({
    rejected: 'alreadyDrawn',
    rule: 'D6',
  });
});

test('[D1] nor in the planning phase', () => {
  const t = table()
    .seat(0, { bag: 'wood', on: { farm: 'food' } })
    .drawing();
  t.play(0, { type: 'draw', count: 4 });
  t.play(1, { type: 'draw', count: 4 });
  expect(t.refused(0, { type: 'takeBack', site: 'farm', thing: 'food' })).toMatchObject({
    rejected: 'notNow',
  });
});

test('[D5] what lies in the warehouse or on an order never comes back', () => {
  const t = table()
    .seat(0, { rows: ['2 fish', 'corn'], order: 'fish-fish-wood-ore', delivered: 'fish wood' })
    .drawing();
  expect(t.legal(0)).toEqual([{ type: 'draw', count: 4 }]);
  t.idleRound();
  t.idleRound();
  expect(t.rows(0)).toEqual(['fish fish', 'corn']);
  expect([t.planned(0), t.bag(0), t.container(0)]).toEqual(['', '', '']);
});

test('[D1] another pack: wood pays for moving and comes back, coins come back from its mixed extension', () => {
  const t = table({}, otherPack)
    .seat(0, { role: 'farmer', extensions: ['X17', 'X6'] })
    .seat(0, { on: { 'movement:4': 'wood', 'extension:X6': 'coin food' } })
    .drawing();
  expect(t.offered(0, 'takeBack')).toEqual([
    { type: 'takeBack', site: 'movement:4', thing: 'wood' },
    { type: 'takeBack', site: 'extension:X6', thing: 'food' },
    { type: 'takeBack', site: 'extension:X6', thing: 'coin' },
  ]);
});
