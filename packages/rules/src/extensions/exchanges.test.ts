import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Location } from '../locations.ts';
import { tiles } from '../testing/setting.ts';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';

const use = (id: string, gain: Good) => ({ type: 'use', site: `extension:${id}`, gain, extras: [] }) as const;

type Row = readonly [title: string, id: string, at: Location, pays: string, gains: readonly Good[]];

const STEADY: readonly Row[] = [
  ['[X1] farm: food for an alpaca', 'X1', 'farm', 'food', ['alpaca']],
  ['[X2] harbor: fish for ore', 'X2', 'harbor', 'fish', ['ore']],
  ['[X3] forest: food for wood', 'X3', 'forest', 'food', ['wood']],
  ['[X4] mine: food for ore', 'X4', 'mine', 'food', ['ore']],
  ['[X5] harbor: food for fish', 'X5', 'harbor', 'food', ['fish']],
  ['[X6] market: two coins for cacao', 'X6', 'market', '2 coin', ['cacao']],
  ['[X7] market: a coin for an alpaca or stone', 'X7', 'market', 'coin', ['alpaca', 'stone']],
  ['[X8] market: a coin for fish or wood', 'X8', 'market', 'coin', ['fish', 'wood']],
  ['[X9] market: a coin for stone or wood', 'X9', 'market', 'coin', ['stone', 'wood']],
  ['[X10] mine: food for stone or ore', 'X10', 'mine', 'food', ['stone', 'ore']],
  ['[X11] harbor: two fish for cacao', 'X11', 'harbor', '2 fish', ['cacao']],
  ['[X12] harbor: fish for ore, stone or wood', 'X12', 'harbor', 'fish', ['ore', 'stone', 'wood']],
  ['[X13] forest: two food for cacao', 'X13', 'forest', '2 food', ['cacao']],
  ['[X15] farm: an alpaca for wool', 'X15', 'farm', 'alpaca', ['wool']],
  ['[X16] forest: food for cacao', 'X16', 'forest', 'food', ['cacao']],
  ['[X21] harbor: fish for wool or cacao', 'X21', 'harbor', 'fish', ['wool', 'cacao']],
  ['[X22] market: two coins for wool or ore', 'X22', 'market', '2 coin', ['wool', 'ore']],
  ['[X23] market: three coins for silver or glass', 'X23', 'market', '3 coin', ['silver', 'glass']],
];

const LOCATIONS: Location[] = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'];
const ROLE = 'stonemason';

test.each(STEADY)('%s', (_, id, at, pays, gains) => {
  const site = `extension:${id}` as const;
  for (const gain of gains) {
    const t = table().seat(0, { role: ROLE, figure: at, extensions: [id], on: { [site]: pays } });
    expect(t.offered(0, 'use')).toEqual(gains.map((good) => use(id, good)));
    expect(t.play(0, use(id, gain))).toEqual([
      { type: 'cardUsed', seat: 0, site },
      ...tiles(pays).map((thing) => ({ type: 'spent', seat: 0, thing, source: site })),
      { type: 'gained', seat: 0, good: gain },
    ]);
    const kept = tiles(pays).filter((thing) => thing !== 'coin');
    expect(t.container(0).split(' ').sort()).toEqual([...kept, gain].sort());
    expect(t.on(0, site)).toBe('');
    expect(t.game.state.seats[0].coins).toBe(0);
  }
});

test.each(STEADY)('%s, at that location only', (_, id, at, pays, gains) => {
  const t = table().seat(0, { role: ROLE, extensions: [id], on: { [`extension:${id}`]: pays } });
  for (const figure of LOCATIONS.filter((location) => location !== at)) {
    t.seat(0, { figure });
    expect(t.refused(0, use(id, gains[0]))).toEqual({
      rejected: 'elsewhere',
      rule: 'A2',
      figures: { location: at, figure },
    });
  }
});

test.each(STEADY)('%s, not for less, and for nothing else', (_, id, at, pays, gains) => {
  const [thing, ...rest] = tiles(pays);
  const site = `extension:${id}` as const;
  const t = table().seat(0, { role: ROLE, figure: at, coins: 9, extensions: [id] });
  t.seat(0, { on: { [site]: rest.join(' ') } });
  expect(t.refused(0, use(id, gains[0]))).toEqual({
    rejected: 'missing',
    rule: 'A7',
    figures: { thing, needed: rest.length + 1, own: rest.length },
  });
  t.seat(0, { on: { [site]: thing } });
  expect(t.refused(0, use(id, 'cloth'))).toEqual({
    rejected: 'notOffered',
    rule: 'A7',
    figures: { good: 'cloth' },
  });
});

test.each(STEADY)('%s, laid on its own spaces in planning', (_, id, _at, pays) => {
  const [thing, ...rest] = tiles(pays);
  const site = `extension:${id}` as const;
  const place = { type: 'place', site, thing } as const;
  const planning = thing === 'coin' ? 'food' : `3 ${thing}`;
  const t = table()
    .seat(0, { role: ROLE, coins: 4, extensions: [id], planning })
    .planning();
  expect(t.offered(0, 'place').filter((move) => move.site === site)).toEqual([place]);
  for (let i = 0; i <= rest.length; i++) t.play(0, place);
  expect(t.refused(0, place)).toMatchObject({ rejected: 'siteFull', figures: { spaces: rest.length + 1 } });
});

test.each(STEADY)('%s, paid even when that has run out', (_, id, at, pays, gains) => {
  const t = table().seat(0, { role: ROLE, figure: at, extensions: [id], on: { [`extension:${id}`]: pays } });
  const gain = gains[gains.length - 1];
  t.supply({ [gain]: 0 });
  expect(t.play(0, use(id, gain)).at(-1)).toEqual({ type: 'ranOut', seat: 0, good: gain });
  expect(t.on(0, `extension:${id}`)).toBe('');
});

const OTHER: readonly Row[] = [
  ['[X1] with other numbers: two goods', 'X1', 'farm', 'food fish', ['alpaca']],
  ['[X4] with other numbers: a good and a coin', 'X4', 'mine', 'food coin', ['ore']],
  ['[X6] with other numbers: two coins and a good', 'X6', 'market', '2 coin food', ['cacao', 'cloth']],
  ['[X8] with other numbers: at the village', 'X8', 'village', 'coin stone', ['glass']],
  ['[X9] with other numbers: at the road', 'X9', 'road', 'wood', ['stone', 'alpaca', 'wool']],
  ['[X10] with other numbers: three goods to choose', 'X10', 'mine', '2 wood', ['stone', 'ore', 'silver']],
  ['[X11] with other numbers: three of a good', 'X11', 'harbor', '3 fish', ['glass']],
  ['[X22] with other numbers: four coins', 'X22', 'market', '4 coin', ['ore', 'glass']],
];

test.each(OTHER)('%s', (_, id, at, pays, gains) => {
  const site = `extension:${id}` as const;
  const things = tiles(pays);
  for (const missing of things.keys()) {
    const t = table({}, otherPack).seat(0, { role: 'farmer', figure: at, extensions: [id] });
    t.seat(0, { on: { [site]: things.filter((_thing, index) => index !== missing).join(' ') } });
    expect(t.offered(0, 'use')).toEqual([]);
    t.seat(0, { on: { [site]: things[missing] } });
    expect(t.offered(0, 'use')).toEqual(gains.map((good) => use(id, good)));
    t.play(0, use(id, gains[0]));
    const kept = things.filter((thing) => thing !== 'coin');
    expect(t.container(0).split(' ').sort()).toEqual([...kept, gains[0]].sort());
  }
});

test('[X22] [X23] coins count only on the card, and they are laid there in planning', () => {
  const t = table().seat(0, { role: ROLE, figure: 'market', coins: 9, extensions: ['X22', 'X23'] });
  expect(t.offered(0, 'use')).toEqual([]);
  t.planning();
  for (let i = 0; i < 2; i++) t.play(0, { type: 'place', site: 'extension:X22', thing: 'coin' });
  for (const seat of [0, 1]) t.play(seat, { type: 'declare' });
  expect(t.game.state.seats[0].coins).toBe(7);
  expect(t.offered(0, 'use')).toEqual([use('X22', 'wool'), use('X22', 'ore')]);
});

test('[X11] [X13] a card may be filled in part and completed in a later round', () => {
  const t = table().seat(0, {
    role: ROLE,
    figure: 'harbor',
    planning: 'fish',
    extensions: ['X11'],
    on: { 'extension:X11': 'fish' },
  });
  t.planning().play(0, { type: 'place', site: 'extension:X11', thing: 'fish' }, { type: 'declare' });
  t.play(1, { type: 'declare' });
  t.play(0, use('X11', 'cacao'));
  expect(t.container(0)).toBe('fish fish cacao');
});
