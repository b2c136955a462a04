import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { ReadableMove } from '../moves/shapes.ts';
import { violations } from '../state/invariants.ts';
import { type SeatSetting } from '../testing/setting.ts';
import { table, type Table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { Source } from '../moves/fields.ts';

function opal(good: Good, source: Source = 'strip'): ReadableMove {
  return { type: 'buyOpal', source, good };
}

function asset(id: string, good: Good, source: Source = 'strip'): ReadableMove {
  return { type: 'buyAsset', source, good, asset: id };
}

function buy(good: Good, from: number | null): ReadableMove {
  return { type: 'buyGood', good, from };
}

/** Seat 0 meets the traveler at the mine. */
function met(setting: SeatSetting = {}, players = 2): Table {
  return table({ traveler: 'full', players })
    .traveler('mine')
    .seat(0, { figure: 'mine', ...setting });
}

test('[T9] traveler actions need the own figure where the traveler is', () => {
  const t = met({ on: { strip: 'fish' }, opals: 2, figure: 'farm' }).neutral('ore');
  for (const move of [opal('fish'), asset('broker', 'fish'), buy('ore', null)]) {
    expect(t.refused(0, move)).toEqual({
      rejected: 'elsewhere',
      rule: 'T9',
      figures: { location: 'mine', figure: 'farm' },
    });
  }
});

test('[T9] an asset action too', () => {
  const t = met({ assets: ['loom'], on: { 'asset:loom': 'wool' }, figure: 'farm' });
  const weave = { type: 'use', site: 'asset:loom', gain: 'cloth', extras: [] } as const;
  expect(t.refused(0, weave)).toMatchObject({ rejected: 'elsewhere', rule: 'T9' });
  expect(t.offered(0, 'use')).toEqual([]);
});

test('[T9] the actions of that location stay available', () => {
  const t = met({ on: { strip: 'fish', mine: '2 food' } });
  expect(t.legalTypes(0)).toEqual(['buyAsset', 'buyOpal', 'pass', 'produce']);
});

test('[T9] where the traveler is, the way there counts as the way to an action', () => {
  const t = met({ on: { strip: 'fish' }, figure: 'farm' });
  t.play(0, { type: 'travel', location: 'mine', means: 'freeCart' }, opal('fish'));
  expect(t.game.state.seats[0].opals).toBe(1);
});

test('[T9] [X14] an extra space counts as a space of the strip: for opals', () => {
  const t = met({ extensions: ['X14'], on: { 'extension:X14': 'wood', strip: 'fish' } });
  t.play(0, opal('wood', 'extension:X14'), opal('fish'));
  expect([t.game.state.seats[0].opals, t.container(0)]).toEqual([2, 'wood fish']);
});

test('[T9] [X14] and to pay for an asset', () => {
  const t = met({ extensions: ['X14'], on: { 'extension:X14': 'ore' } });
  t.play(0, asset('loom', 'ore', 'extension:X14'));
  expect([t.words(t.game.state.seats[0].trading), t.on(0, 'extension:X14')]).toEqual(['ore', '']);
});

test('[T9] [X14] it stands in for one good of an own asset action, not for a coin', () => {
  const t = met({ extensions: ['X14'], assets: ['loom', 'courier'], on: { 'extension:X14': 'wool' } });
  t.seat(0, { on: { 'asset:courier': 'coin' } });
  expect(t.offered(0, 'use')).toEqual([{ type: 'use', site: 'asset:loom', gain: 'cloth', extras: ['X14'] }]);
  t.play(0, { type: 'use', site: 'asset:loom', gain: 'cloth', extras: ['X14'] });
  expect(t.container(0)).toBe('wool cloth');
});

test('[T9] [X14] with two goods asked for, one may lie on the extra space', () => {
  const t = table({ traveler: 'full' }, otherPack).traveler('mine').seat(0, { figure: 'mine' });
  t.seat(0, {
    assets: ['opal-wash'],
    extensions: ['X14'],
    on: { 'extension:X14': 'fish', 'asset:opal-wash': 'food' },
  });
  const wash = { type: 'use', site: 'asset:opal-wash', gain: null, extras: ['X14'] } as const;
  expect(t.refused(0, { ...wash, extras: [] })).toMatchObject({ rejected: 'missing', rule: 'T13' });
  t.play(0, wash);
  expect([t.game.state.seats[0].opals, t.game.state.seats[0].points, t.container(0)]).toEqual([
    5,
    1,
    'food fish',
  ]);
});

test('[T9] [X20] two extra spaces serve both', () => {
  const t = table({ traveler: 'full', players: 5, edition: 2017 })
    .traveler('mine')
    .seat(0, { figure: 'mine' });
  t.seat(0, { extensions: ['X14', 'X20'], on: { 'extension:X14': 'wood', 'extension:X20': 'fish' } });
  t.play(0, opal('wood', 'extension:X14'), opal('fish', 'extension:X20'));
  expect(t.game.state.seats[0].opals).toBe(2);
});

test('[T10] each tile from the strip goes to the container and gives one opal, dear or cheap', () => {
  const t = met({ on: { strip: 'food glass fish' } });
  expect(t.play(0, opal('glass'), opal('food'))).toEqual([
    { type: 'spent', seat: 0, thing: 'glass', source: 'strip' },
    { type: 'opalsGained', seat: 0, opals: 1 },
    { type: 'spent', seat: 0, thing: 'food', source: 'strip' },
    { type: 'opalsGained', seat: 0, opals: 1 },
  ]);
  expect([t.container(0), t.on(0, 'strip'), t.game.state.seats[0].opals]).toEqual(['food glass', 'fish', 2]);
});

test('[T10] one tile is enough, the rest may stay', () => {
  const t = met({ on: { strip: '2 food' } });
  t.play(0, opal('food'), { type: 'finish' }, { type: 'endTurn' });
  expect([t.on(0, 'strip'), t.game.state.seats[0].opals]).toEqual(['food', 1]);
});

test('[T10] only from the strip, not from the spaces of the location', () => {
  const t = met({ on: { mine: 'food' } });
  expect(t.refused(0, opal('food', 'mine'))).toMatchObject({ rejected: 'notASource', rule: 'A7' });
  expect(t.refused(0, opal('food'))).toMatchObject({ rejected: 'notThere', rule: 'T10' });
});

test('[T11] an asset costs one good of any kind, food too, laid on the own trading space', () => {
  const t = met({ on: { strip: 'food ore' } });
  expect(t.play(0, asset('broker', 'food'))).toEqual([
    { type: 'assetBought', seat: 0, asset: 'broker', good: 'food' },
  ]);
  const { trading, container } = t.game.state.seats[0];
  expect([t.words(trading), t.words(container), t.on(0, 'strip')]).toEqual(['food', '', 'ore']);
  expect(violations(t.game)).toEqual([]);
});

test('[T11] the dearer ones cost one of the higher goods', () => {
  const t = met({ on: { strip: 'food alpaca cacao' } });
  const paid = t.offered(0, 'buyAsset').filter((move) => move.asset === 'loom');
  expect(paid).toEqual([asset('loom', 'cacao')]);
  expect(t.refused(0, asset('loom', 'alpaca'))).toEqual({
    rejected: 'higherGoodNeeded',
    rule: 'T11',
    figures: { asset: 'loom', good: 'alpaca' },
  });
});

test.each([
  ['pay', true, ['cacao', 'ore', 'wool', 'cloth', 'silver', 'glass']],
  ['do not pay', false, ['food', 'wood', 'stone', 'fish', 'alpaca']],
])('[T11] which goods are the higher ones: these %s', (_, pays, goods) => {
  for (const good of goods) {
    const offered = met({ on: { strip: good } }).offered(0, 'buyAsset');
    expect(offered.some((move) => move.asset === 'loom')).toBe(pays);
  }
});

test('[T11] one asset per round, again in the next', () => {
  const t = met({ on: { strip: '3 food' } });
  t.play(0, asset('broker', 'food'), { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  expect(t.refused(0, asset('shipwright', 'food'))).toMatchObject({ rejected: 'oncePerRound', rule: 'T11' });
  expect(t.offered(0, 'buyAsset')).toEqual([]);
  t.endRound().turn(0).traveler('mine');
  expect(t.offered(0, 'buyAsset').length).toBeGreaterThan(0);
});

test('[T11] an asset bought is gone for the others', () => {
  const t = met({ on: { strip: 'food' } }).seat(1, { figure: 'mine', on: { strip: 'food' } });
  t.play(0, asset('broker', 'food'), { type: 'endTurn' });
  expect(t.refused(1, asset('broker', 'food'))).toMatchObject({ rejected: 'cardGone', rule: 'T11' });
});

test('[T12] a good from the neutral space: the opals go, the tile comes into the container', () => {
  const t = met({ opals: 3 }).neutral('ore fish');
  expect(t.play(0, buy('ore', null))).toEqual([
    { type: 'opalsPaid', seat: 0, opals: 2 },
    { type: 'goodBought', seat: 0, good: 'ore', from: null },
  ]);
  const { opals } = t.game.state.seats[0];
  expect([opals, t.container(0), t.words(t.game.state.neutral)]).toEqual([1, 'ore', 'fish']);
  expect(violations(t.game)).toEqual([]);
});

test('[T12] 1 or 2 opals by kind', () => {
  const affordable = (opals: number): string[] =>
    met({ opals }, 5)
      .neutral('food wood stone fish alpaca cacao ore wool cloth silver glass')
      .offered(0, 'buyGood')
      .map((move) => String(move.good));
  expect(affordable(0)).toEqual([]);
  expect(affordable(1)).toEqual(['food', 'wood', 'stone', 'fish', 'alpaca']);
  expect(affordable(2)).toHaveLength(11);
  expect(met({ opals: 1 }).neutral('glass').refused(0, buy('glass', null))).toEqual({
    rejected: 'tooFewOpals',
    rule: 'T12',
    figures: { needed: 2, own: 1 },
  });
});

test("[T12] from another player's space, who gets nothing for it; never from the own", () => {
  const t = met({ opals: 4, trading: 'silver' }).seat(1, { trading: 'wool' });
  expect(t.refused(0, buy('silver', 0))).toMatchObject({ rejected: 'ownTradingSpace', rule: 'T12' });
  t.play(0, buy('wool', 1));
  expect([t.container(0), t.words(t.game.state.seats[1].trading), t.game.state.seats[1].opals]).toEqual([
    'wool',
    '',
    0,
  ]);
});

test('[T12] one tile per action, on any number of turns', () => {
  const t = met({ opals: 2 }).neutral('2 food');
  t.play(0, buy('food', null));
  expect(t.refused(0, buy('food', null))).toMatchObject({ rejected: 'alreadyActed', rule: 'A1' });
  t.play(0, { type: 'endTurn' });
  t.play(1, { type: 'pass' });
  t.play(0, buy('food', null));
  expect([t.container(0), t.game.state.seats[0].opals]).toEqual(['food food', 0]);
});

test('[T12] a good that does not lie there cannot be bought', () => {
  const t = met({ opals: 2 }).neutral('food');
  expect(t.refused(0, buy('ore', null))).toMatchObject({ rejected: 'notThere', rule: 'T12' });
});

test('[G48] a tile just paid for an asset may be bought by another in the same round', () => {
  const t = met({ on: { strip: 'ore' } }).seat(1, { figure: 'mine', opals: 2 });
  t.play(0, asset('smelter', 'ore'), { type: 'endTurn' });
  t.play(1, buy('ore', 0));
  expect([t.container(1), t.words(t.game.state.seats[0].trading)]).toEqual(['ore', '']);
});

test('[T9] [T11] a tile on an extra space pays for an asset only if it is good enough', () => {
  const t = met({ extensions: ['X14'], on: { 'extension:X14': 'food' } });
  expect(t.refused(0, asset('loom', 'food', 'extension:X14'))).toMatchObject({
    rejected: 'higherGoodNeeded',
    rule: 'T11',
  });
  t.play(0, asset('broker', 'food', 'extension:X14'));
  expect(t.words(t.game.state.seats[0].trading)).toBe('food');
});
