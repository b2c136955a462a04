import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Ana', 'Ana'],
  ['  Ana   María  ', 'Ana María'],
  ['Ana\u00A0\u2003María', 'Ana María'],
  ['Ame\u0301lie', 'Amélie'],
  ['李小龍', '李小龍'],
  ['محمد', 'محمد'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D👩\u200D👧 & co.', '👩\u200D👩\u200D👧 & co.'],
  ["O'Neill <3", "O'Neill <3"],
  ['\uFEFFAna\u2028\n', 'Ana'],
  ['1', '1'],
  ['Ana\nBot', 'Ana Bot'],
  ['Ana\tBot', 'Ana Bot'],
  ['Ana\u001b[31m', 'Ana[31m'],
  ['Ana\0', 'Ana'],
  ['Ana\u202Egro', 'Anagro'],
  ['\u2067Ana\u2069', 'Ana'],
  ['An\u200Ba', 'Ana'],
  ['Ana\u200D', 'Ana'],
  ['A\u200D\u200Dna', 'Ana'],
  ['Ana\uD83D', 'Ana'],
  ['Ana\uE000', 'Ana'],
  ['Ana\u{E0041}', 'Ana'],
  ['Ana\u2028Bot', 'Ana Bot'],
  ['An\uFEFFa', 'Ana'],
  ['\u3164Ana', 'Ana'],
  ['a'.repeat(24), 'a'.repeat(24)],
])('%j becomes %j', (typed, name) => {
  expect(personName(typed)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['blanks', ' \u2003 '],
  ['too long', 'a'.repeat(25)],
  ['marks on nothing', '\u0301\u0301'],
  ['a joiner on its own', '\u200D'],
  ['blank letters', '\u3164\u3164'],
  ['far too much', 'a'.repeat(100_000)],
])('%s is no name', (_, typed) => {
  expect(personName(typed)).toBeNull();
});

const anything = fc.string({ unit: 'binary', maxLength: 30 });
const words = fc.string({ unit: 'grapheme', maxLength: 30 });

test('a name is its own name, short, and shows itself on one line', () => {
  fc.assert(
    fc.property(fc.oneof(anything, words), (typed) => {
      const name = personName(typed);
      if (name === null) return;
      expect(personName(name)).toBe(name);
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|^\s|\s$/u);
    }),
    { numRuns: 500 },
  );
});
