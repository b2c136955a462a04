import { isRejection, type ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { legalFor } from '../sight/legal-for.ts';
import { eachPosition, gameOf } from '../testing/positions.ts';
import { drawing, planning, turn } from '../testing/setting.ts';
import { type Preview, previewOf } from './preview.ts';

function preview(game: Parameters<typeof previewOf>[0], move: ReadableMove): Preview {
  const found = previewOf(game, 0, move);
  if (isRejection(found)) throw new Error(found.rejected);
  return found;
}

test('[A21] what an action costs and gains, and where it goes', () => {
  const game = turn({ figure: 'farm', on: { farm: 'alpaca food' } });
  const { changes, events, reveals } = preview(game, {
    type: 'produce',
    action: 'farm-wool',
    gain: 'wool',
    extras: [],
  });
  expect(reveals).toBe(false);
  expect(changes).toMatchObject({
    coins: 0,
    figure: null,
    tiles: { farm: { alpaca: -1, food: -1 }, container: { alpaca: 1, food: 1, wool: 1 } },
    score: { goods: 2, total: 2 },
    rows: [],
  });
  expect(events.map(({ type }) => type)).toEqual(['acted', 'spent', 'spent', 'gained']);
});

test('[A10] where the figure goes, and what is used up for it', () => {
  const game = turn({ figure: 'farm', on: { village: 'wool', 'movement:1': 'food' } });
  const moves = legalFor(game, 0).filter((move) => move.type === 'travel');
  const cart = moves.find(({ means, location }) => means === 'freeCart' && location === 'village');
  if (cart === undefined) throw new Error('no cart');
  expect(preview(game, cart).changes).toMatchObject({
    figure: { from: 'farm', to: 'village' },
    freeCartUses: -1,
    tiles: {},
  });
  const foot = moves.find(({ means }) => means === 'movement:1');
  if (foot === undefined) throw new Error('no way on foot');
  expect(preview(game, foot).changes?.tiles).toEqual({ 'movement:1': { food: -1 }, container: { food: 1 } });
});

test('[A31, A34] rows, coins and cards', () => {
  const store = turn({ figure: 'village', on: { village: 'wool' } });
  const [storing] = legalFor(store, 0).filter(({ type }) => type === 'store');
  expect(preview(store, storing as ReadableMove).changes).toMatchObject({
    rows: [{ row: 1, good: 'wool', tiles: 1, corn: 0 }],
    tiles: { village: { wool: -1 } },
  });
  const buy = turn({ figure: 'market', coins: 9 });
  const [extension] = legalFor(buy, 0).filter((move) => move.type === 'buyExtension');
  const { changes } = preview(buy, extension as ReadableMove);
  expect(changes?.gained).toEqual({ extensions: [extension?.extension] });
  expect(changes?.coins).toBeLessThan(0);
  const [order] = legalFor(buy, 0).filter((move) => move.type === 'takeOrder');
  expect(preview(buy, order as ReadableMove).changes).toMatchObject({
    coins: -1,
    order: { id: order?.order, delivered: 0 },
  });
});

test('of what reveals something nothing is made up', () => {
  const game = drawing({ bag: 'food wood fish ore ore' });
  expect(preview(game, { type: 'draw', count: 4 })).toEqual({
    reveals: true,
    events: [],
    changes: null,
    after: null,
  });
});

test('what cannot be played is refused with the rule', () => {
  const game = planning({ planning: 'food' });
  expect(previewOf(game, 0, { type: 'place', site: 'road', thing: 'food' })).toMatchObject({
    rejected: 'doesNotTake',
    rule: 'P2',
  });
});

test('a preview changes nothing, and its tiles add up', () => {
  let previews = 0;
  eachPosition((truth, seat) => {
    const game = gameOf(truth, seat);
    const before = JSON.stringify(game.state);
    for (const move of legalFor(game, seat).slice(0, 8)) {
      const found = previewOf(game, seat, move);
      if (isRejection(found)) throw new Error(found.rejected);
      expect(found.reveals).toBe(found.changes === null);
      if (found.changes !== null && (move.type === 'place' || move.type === 'unplace')) {
        const counts = Object.values(found.changes.tiles).flatMap((place) => Object.entries(place));
        const sum = counts.reduce((all, [thing, more]) => all + (thing === 'coin' ? 0 : more), 0);
        expect(sum).toBe(0);
        previews++;
      }
    }
    expect(JSON.stringify(game.state)).toBe(before);
  }, 13);
  expect(previews).toBeGreaterThan(20);
});
