import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['hello', 'hello'],
  ['  a \t b\nc  ', 'a b c'],
  ['<b>&amp;', '<b>&amp;'],
  ['right\u202Eleft', 'rightleft'],
  ['bell\u0007', 'bell'],
  ['\u2067Ann\u2069', 'Ann'],
  ['An\u200Bn\u2060\uFEFF', 'Ann'],
  ['An\u200Dn', 'Ann'],
  ['An\u200Cn', 'Ann'],
  ['Ann\uFE0F\uFE00', 'Ann'],
  ['An\u00ADn\u034F', 'Ann'],
  ['Ann\u{E0041}\u{E0100}', 'Ann'],
  ['\u3164Ann\u2800\uFFA0', 'Ann'],
  ['\u3164\u2800', ''],
  ['\u0000', ''],
  ['half \uD83D', 'half'],
  ['e\u0301', 'é'],
  ['a\u200D\u0301', 'á'],
  ['Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301', 'Ź\u0301\u0301\u0301\u0301'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['👩\u200D🌾', '👩\u200D🌾'],
  ['👩🏽\u200D🌾 ❤️ ☺︎', '👩🏽\u200D🌾 ❤️ ☺︎'],
  ['🏳️\u200D🌈 1️⃣ 🇵🇪', '🏳️\u200D🌈 1️⃣ 🇵🇪'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  ],
  ['😀\u{E0061}\u{E0062}\u{E007F}', '😀'],
  ['\u{1D159}', ''],
  ['🦙\u200D', '🦙'],
  ['🦙\u200Da', '🦙a'],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept);
});

test('what is kept is one line without anything that cannot be seen, and kept again it is the same', () => {
  const odd = fc.constantFrom(
    '\u200D',
    '\u200C',
    '\uFE0F',
    '👩',
    '🌾',
    '\u0301',
    'e',
    '\u3164',
    '1',
    '\u20E3',
    ' ',
    'क',
    '\u094D',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: odd, maxLength: 20 }),
  );
  fc.assert(
    fc.property(texts, (typed) => {
      const kept = plainText(typed);
      expect(kept).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]|^\s|\s$|\s\s/u);
      expect(plainText(kept)).toBe(kept);
    }),
    { numRuns: 500 },
  );
});
