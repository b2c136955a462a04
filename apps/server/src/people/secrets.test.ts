import { expect, test } from 'vitest';
import { hashOf, newCode, newId, newToken, shownCode, typedCode } from './secrets.ts';

test('a code is understood however it is typed', () => {
  for (let i = 0; i < 50; i++) {
    const code = newCode();
    expect(typedCode(code)).toBe(code);
    expect(typedCode(shownCode(code))).toBe(code);
    expect(typedCode(` ${shownCode(code).toLowerCase().replace('-', ' ')}\n`)).toBe(code);
    expect(typedCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code);
  }
});

test.each(['', 'ABCDE', 'ABCDE-FGHJU', 'ABCDE-FGHJK-M', '<script>ab', '0'.repeat(64)])(
  '%j is no code',
  (text) => {
    expect(typedCode(text)).toBeNull();
  },
);

test('tokens and ids are long, different and fit into a cookie and an address', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newId()).toMatch(/^[\w-]{22}$/);
  expect(new Set(Array.from({ length: 100 }, newToken)).size).toBe(100);
  expect(hashOf(newToken())).toMatch(/^[0-9a-f]{64}$/);
});
