import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, hmac, hmacKey, hmacShort, sha256, sha256Hex, utf8 } from './sha256.ts';

const bytes = (most: number) => fc.uint8Array({ maxLength: most });

test('SHA-256 is that of the standard, for every length around the block borders', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => index * 7);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('HMAC-SHA-256 is that of the standard, for short and long keys', () => {
  fc.assert(
    fc.property(bytes(200), bytes(200), (key, message) => {
      expect(hex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('the short form with a key made ready gives the same', () => {
  fc.assert(
    fc.property(bytes(64), bytes(55), (key, message) => {
      const digest = new Int32Array(8);
      hmacShort(hmacKey(key), message, digest);
      const words = Array.from(digest, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
      expect(words).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});

test('texts become the same bytes as everywhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
    }),
  );
  expect(hex(utf8('\ud800'))).toBe('efbfbd');
});
