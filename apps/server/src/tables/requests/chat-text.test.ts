import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatText } from './chat-text.ts';

test.each([
  ['hello', 'hello'],
  ['  a \t b\nc  ', 'a b c'],
  ['<b>&amp;', '<b>&amp;'],
  ['right‮left', 'rightleft'],
  ['bell\u0007', 'bell'],
  ['👩‍🌾', '👩‍🌾'],
  ['ㅤ⠀', ''],
  ['\u0000', ''],
  ['e\u0301', 'é'],
])('%j is said as %j', (typed, said) => {
  expect(chatText(typed)).toBe(said);
});

test('what is said is one line without anything that cannot be seen, and saying it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const said = chatText(typed);
      expect(said).not.toMatch(/[\p{Cc}\p{Cs}]|^\s|\s$|\s\s/u);
      expect(chatText(said)).toBe(said);
    }),
  );
});
