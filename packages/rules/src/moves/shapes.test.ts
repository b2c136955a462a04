import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateHash } from '../state/snapshot.ts';
import { table } from '../testing/table.ts';
import { play } from './play.ts';
import { readMove } from './shapes.ts';

const t = table({ players: 3, traveler: 'full' }).seat(0, { extensions: ['X14'] });

test.each([
  ['null', null, 'move'],
  ['a list', [], 'move'],
  ['a text', 'pass', 'move'],
  ['no type', {}, 'type'],
  ['an unknown type', { type: 'win' }, 'type'],
  ['a type from the prototype', { type: 'toString' }, 'type'],
  ['a missing field', { type: 'place', site: 'farm' }, 'thing'],
  ['an unknown good', { type: 'place', site: 'farm', thing: 'gold' }, 'thing'],
  ['an unknown site', { type: 'place', site: 'castle', thing: 'food' }, 'site'],
  ['a row beyond the last', { type: 'storeCorn', row: 11 }, 'row'],
  ['row zero', { type: 'storeCorn', row: 0 }, 'row'],
  ['half a row', { type: 'storeCorn', row: 1.5 }, 'row'],
  ['an extension without extra space', { type: 'buildRoad', extras: ['X1'] }, 'extras'],
  ['an extra twice', { type: 'buildRoad', extras: ['X14', 'X14'] }, 'extras'],
  ['extras that are no list', { type: 'buildRoad', extras: 'X14' }, 'extras'],
  ['a means that is no movement space', { type: 'travel', location: 'farm', means: 'role' }, 'means'],
  ['a seat that is not there', { type: 'buyGood', good: 'food', from: 3 }, 'from'],
  ['a field too many', { type: 'pass', why: 'tired' }, 'why'],
])('%s is no move, and the answer names the field', (_, json, field) => {
  expect(readMove(t.game, json)).toMatchObject({ rejected: 'malformedMove', figures: { field } });
});

test('a seat that is not there cannot move', () => {
  for (const seat of [-1, 3, 1.5, Number.NaN]) {
    expect(play(t.game, seat, { type: 'pass' })).toMatchObject({
      rejected: 'noSuchSeat',
      figures: { players: 3 },
    });
  }
});

test('no input at all makes the engine throw or change', () => {
  const before = stateHash(t.game);
  const keys = fc.constantFrom(
    'type',
    'site',
    'thing',
    'good',
    'row',
    'extras',
    'source',
    'means',
    'location',
    '__proto__',
  );
  const words = fc.constantFrom(
    'place',
    'pass',
    'store',
    'farm',
    'food',
    'village',
    'travel',
    'freeCart',
    'X14',
  );
  const move = fc.dictionary(keys, fc.oneof(words, fc.jsonValue(), fc.integer()));
  fc.assert(
    fc.property(fc.oneof(move, fc.jsonValue(), fc.anything()), (json) => {
      play(t.game, 1, json);
    }),
    { numRuns: 2000 },
  );
  expect(stateHash(t.game)).toBe(before);
});
