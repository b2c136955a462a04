import { expect, test } from 'vitest';
import { checkLength, packNews, unpackNews } from './envelope.ts';
import type { NewsMessage } from './message.ts';

const said: NewsMessage[] = Array.from({ length: 2000 }, (_, number) => ({
  kind: 'advanced',
  table: 'ñ'.repeat(number % 53),
  number,
}));

test('messages arrive whole and in order, in texts that PostgreSQL can carry', () => {
  const texts = packNews('node "1"', said);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
  const read = texts.map((text) => unpackNews(text));
  expect(read.flatMap((part) => part?.messages ?? [])).toEqual(said);
  expect(new Set(read.map((part) => part?.from))).toEqual(new Set(['node "1"']));
});

test('nothing to say is no text; a gap is one even so', () => {
  expect(packNews('a', [])).toEqual([]);
  expect(packNews('a', [], true).map((text) => unpackNews(text))).toEqual([
    { from: 'a', messages: [], gap: true },
  ]);
});

test('a message that no text can carry is a fault', () => {
  expect(() => checkLength({ kind: 'chatted', table: 'x'.repeat(8000), number: 1 })).toThrow('too long');
});
