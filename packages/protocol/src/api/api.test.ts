import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../table/default-settings.ts';
import { parseBody } from './parse-body.ts';
import { statisticsQuerySchema } from './statistics.ts';
import {
  markText,
  newTableBodySchema,
  openTablesQuerySchema,
  ownTablesQuerySchema,
  parseMark,
} from './tables.ts';

test('a table about which nothing is said is private and has every default', () => {
  expect(parseBody(newTableBodySchema, {})).toEqual({ value: { settings: DEFAULT_SETTINGS } });
  expect(DEFAULT_SETTINGS.visibility).toBe('private');
});

test.each([
  [{ settings: { title: 7 } }, 'wrongValue', 'settings.title'],
  [{ settings: { colour: 'red' } }, 'unknownKey', 'settings.colour'],
  [{ pack: 'abc' }, 'wrongValue', 'pack'],
  [{ seats: 4 }, 'unknownKey', 'seats'],
  [[], 'wrongValue', ''],
])('%j is refused with its place', (body, code, place) => {
  expect(parseBody(newTableBodySchema, body)).toMatchObject({ trouble: { code, place } });
});

test('what a body is never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const read = parseBody(newTableBodySchema, json);
      expect('value' in read || 'trouble' in read).toBe(true);
    }),
  );
});

test('a place in a list survives the query', () => {
  const id = fc.string({ unit: fc.constantFrom(...'aZ09-_'), minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 14 }), id, (at, name) => {
      const mark = { at, id: name };
      expect(parseMark(markText(mark))).toEqual(mark);
      const query = parseBody(openTablesQuerySchema, { after: markText(mark) });
      expect(query).toEqual({ value: { limit: 20, after: markText(mark) } });
    }),
  );
  for (const text of ['', '1', '.a', 'a.1', '1.a b', `1.${'a'.repeat(65)}`])
    expect(parseMark(text)).toBeNull();
});

test('numbers in a query are read from text', () => {
  expect(parseBody(ownTablesQuerySchema, { limit: '5' })).toEqual({ value: { limit: 5, which: 'going' } });
  expect(parseBody(statisticsQuerySchema, { by: 'role,modules', seats: '4' })).toMatchObject({
    value: { by: 'role,modules', seats: 4, of: 'all' },
  });
  expect(parseBody(statisticsQuerySchema, { by: 'role,' })).toMatchObject({ trouble: { place: 'by' } });
});
