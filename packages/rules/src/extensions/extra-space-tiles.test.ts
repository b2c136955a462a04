import { otherPack } from '@altiplano/pack/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Location } from '../locations.ts';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { ExchangeId } from '../components/costs.ts';
import type { Source } from '../moves/fields.ts';

const BOTH = { extensions: ['X14', 'X20'] };
const produce = (action: ExchangeId, gain: Good, extras: string[]) =>
  ({ type: 'produce', action, gain, extras }) as const;
const store = (source: Source, good: Good, row: number) =>
  ({ type: 'store', source, good, row, by: 'village' }) as const;
const sell = (source: Source, good: Good) => ({ type: 'sell', source, good }) as const;
const trade = (source: Source, action: ExchangeId, gain: Good) =>
  ({ type: 'trade', source, gain, action }) as const;
const deliver = (source: Source, good: Good) => ({ type: 'deliver', source, good }) as const;
const finish = { type: 'finish' } as const;

test('[X14] [X20] [A20] farm: alpacas from the farm and from both extra spaces in one action', () => {
  const on = { farm: 'alpaca', 'extension:X14': 'alpaca', 'extension:X20': 'alpaca' };
  const t = table().seat(0, { figure: 'farm', ...BOTH, on });
  expect(t.offered(0, 'trade').map((move) => move.source)).toEqual([
    'farm',
    'extension:X14',
    'extension:X20',
  ]);
  t.play(0, trade('extension:X20', 'farm-food', 'food'), trade('farm', 'farm-food', 'food'));
  expect(t.legal(0)).toEqual([trade('extension:X14', 'farm-food', 'food'), finish]);
  t.play(0, trade('extension:X14', 'farm-food', 'food'));
  expect(t.container(0)).toBe('food food food alpaca alpaca alpaca');
});

test('[X14] [A24] forest: a cacao on the extra space is traded for a good of choice', () => {
  const t = table().seat(0, { figure: 'forest', ...BOTH, on: { 'extension:X14': 'cacao' } });
  t.play(0, trade('extension:X14', 'forest-cacao', 'glass'));
  expect(t.container(0)).toBe('cacao glass');
  expect(t.on(0, 'extension:X14')).toBe('');
});

test('[X14] [A31] village: the tile is stored, alone or with tiles of the village', () => {
  const t = table().seat(0, { figure: 'village', ...BOTH, on: { village: 'fish', 'extension:X20': 'fish' } });
  expect(t.offered(0, 'store')).toEqual([store('village', 'fish', 1), store('extension:X20', 'fish', 1)]);
  t.play(0, store('extension:X20', 'fish', 1), store('village', 'fish', 1));
  expect(t.rows(0)).toEqual(['fish fish']);
  expect(t.container(0)).toBe('');
});

test('[X14] [A33] market: the tile is sold at its price, and one without a price is not', () => {
  const t = table().seat(0, {
    figure: 'market',
    ...BOTH,
    on: { 'extension:X14': 'glass', 'extension:X20': 'wood' },
  });
  expect(t.offered(0, 'sell')).toEqual([sell('extension:X14', 'glass')]);
  t.play(0, sell('extension:X14', 'glass'));
  expect(t.game.state.seats[0].coins).toBe(3);
  expect(t.container(0)).toBe('glass');
});

test('[X14] [A36] market: the tile is delivered, also one that the market itself does not take', () => {
  const t = table({}, otherPack).seat(0, {
    figure: 'market',
    extensions: ['X14'],
    order: 'stone-alpaca',
    on: { market: 'stone', 'extension:X14': 'alpaca' },
  });
  t.play(0, deliver('extension:X14', 'alpaca'), deliver('market', 'stone'));
  expect(t.legalTypes(0)).toEqual(['storeCorn']);
  expect(t.container(0)).toBe('');
});

test('[X14] a tile is named with the space it lies on', () => {
  const t = table().seat(0, { figure: 'market', ...BOTH, on: { 'extension:X14': 'glass' } });
  expect(t.refused(0, sell('market', 'glass'))).toEqual({
    rejected: 'notThere',
    rule: 'A33',
    figures: { thing: 'glass', site: 'market' },
  });
  expect(t.refused(0, sell('extension:X14', 'silver'))).toMatchObject({ rejected: 'notThere', rule: 'A33' });
  expect(t.refused(0, sell('extension:X20', 'glass'))).toMatchObject({ rejected: 'notASource', rule: 'A7' });
});

test('[X14] the tile lies there until it is used, also in later rounds', () => {
  const t = table().seat(0, { figure: 'farm', ...BOTH, on: { 'extension:X14': 'alpaca' } });
  t.endRound().turn(0);
  t.play(0, trade('extension:X14', 'farm-food', 'food'), { type: 'endTurn' });
  expect(t.on(0, 'extension:X14')).toBe('');
});

test('[G3] first edition: two tiles of the extra space hold a tile each and serve together', () => {
  const on = { 'extension:X14': 'food', 'extension:X14b': 'ore' };
  const t = table({ edition: 2017 }, otherPack).seat(0, {
    figure: 'mine',
    role: 'farmer',
    extensions: ['X14', 'X14b'],
    on,
  });
  expect(t.offered(0, 'produce')).toEqual([produce('mine-stone', 'stone', ['X14', 'X14b'])]);
  t.play(0, produce('mine-stone', 'stone', ['X14', 'X14b']));
  expect(t.container(0)).toBe('food stone ore');
});

test('[G3] first edition: the extension of the own role has its own spaces and its own turn', () => {
  const on = { role: 'food', 'extension:X3': 'food' };
  const t = table({ edition: 2017 }).seat(0, { figure: 'forest', extensions: ['X3'], on });
  t.play(0, { type: 'use', site: 'role', gain: 'wood', extras: [] }, { type: 'endTurn' });
  expect(t.on(0, 'extension:X3')).toBe('food');
  t.play(1, { type: 'pass' });
  t.play(0, { type: 'use', site: 'extension:X3', gain: 'wood', extras: [] });
  expect(t.container(0)).toBe('food food wood wood');
});

/** The basic exchanges with two tiles, as the rulebook lists them. */
const COSTS: readonly (readonly [at: Location, action: ExchangeId, ...pays: string[]])[] = [
  ['farm', 'farm-wool', 'alpaca', 'food'],
  ['farm', 'farm-cloth', 'wool', 'food'],
  ['forest', 'forest-wood', 'food', 'food'],
  ['mine', 'mine-stone', 'food', 'food'],
  ['mine', 'mine-silver', 'ore', 'food'],
  ['harbor', 'harbor-food', 'fish', 'food'],
  ['harbor', 'harbor-stone', 'fish', 'fish'],
];

/** What is still to be paid; null if a tile is not asked for. */
function without(pays: readonly string[], tiles: readonly string[]): string[] | null {
  const rest = [...pays];
  for (const tile of tiles) {
    const at = rest.indexOf(tile);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

test('[X14] [X20] [A7] every set of extra spaces that the cost can use is offered, and no other', () => {
  const good = fc.constantFrom('food', 'alpaca', 'wool', 'ore', 'fish');
  const position = fc.record({
    at: fc.constantFrom<Location>('farm', 'forest', 'mine', 'harbor'),
    own: fc.array(good, { maxLength: 2 }),
    X14: fc.option(good, { nil: undefined }),
    X20: fc.option(good, { nil: undefined }),
  });
  fc.assert(
    fc.property(position, ({ at, own, X14, X20 }) => {
      const extra = { X14, X20 };
      const on = { [at]: own.join(' '), 'extension:X14': X14 ?? '', 'extension:X20': X20 ?? '' };
      const t = table().seat(0, { figure: at, ...BOTH, on });
      const expected = COSTS.filter(([location]) => location === at).flatMap(([, action, ...pays]) =>
        ([[], ['X14'], ['X20'], ['X14', 'X20']] as ('X14' | 'X20')[][]).flatMap((ids) => {
          const used = ids.map((id) => extra[id]);
          if (used.includes(undefined)) return [];
          const rest = without(pays, used as string[]);
          return rest !== null && without(own, rest) !== null ? [`${action} ${ids.join()}`] : [];
        }),
      );
      const offered = t.offered(0, 'produce').map((move) => `${String(move.action)} ${String(move.extras)}`);
      expect(offered).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
