import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './json-text.ts';

test.each([
  ['', 'jsonCut', '1:1'],
  ['{"a": 1,\n "b": "cut', 'jsonCut', '2:11'],
  ['["a\\x"]', 'notJson', '1:4'],
  ['["\\u00e4", "\\"", x]', 'notJson', '1:18'],
  ['{"a": 1,\n "b": }', 'notJson', '2:7'],
  ['{"a": 1,\n "b": 2', 'jsonCut', '2:8'],
  ['{"a": 1,}', 'notJson', '1:9'],
  ['[1 2]', 'notJson', '1:4'],
  ['[1,\n\n  nul]', 'notJson', '3:3'],
  ['[1]]', 'notJson', '1:4'],
  ['{1: 2}', 'notJson', '1:2'],
  ['[01]', 'notJson', '1:2'],
  ['[1, "a\tb"]', 'notJson', '1:7'],
  ['{"a": [1, {"b": 2]}', 'notJson', '1:18'],
  ['{"a"', 'jsonCut', '1:5'],
])('%j is refused at its place', (text, code, place) => {
  expect(parseJson(text)).toEqual({ problem: code, place, figures: {} });
});

test('any value comes back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 3 }), (value, spaces) => {
      const text = JSON.stringify(value, null, spaces);
      expect(parseJson(text)).toEqual({ json: JSON.parse(text) as unknown });
    }),
  );
});

test('a cut is found at or before the end of the text, whatever the value', () => {
  fc.assert(
    fc.property(fc.object(), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value);
      const part = text.slice(0, cut % text.length);
      const found = parseJson(part);
      const column = 'place' in found ? Number(found.place.split(':')[1]) : Number.NaN;
      expect(column).toBeLessThanOrEqual(part.length + 1);
      // All before the place is fine: what stands there can be continued.
      expect(column).toBeGreaterThan(0);
    }),
  );
});
