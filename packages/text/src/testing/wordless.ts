import { shippedPack } from '@altiplano/pack';
import { expect } from 'vitest';

/** What a text must never contain: a value that has no words. */
const WORDLESS =
  /undefined|NaN|\bnull\b|\[object|Infinity|extension:|asset:|movement:|freeCart|[{}]|\bX\d+b?\b|\bQ\d+\b/;

const IDS = [
  ...shippedPack.orders,
  ...shippedPack.missions,
  ...shippedPack.assets,
  ...shippedPack.houses,
  ...shippedPack.boats,
]
  .map(({ id }) => id)
  .filter((id) => id.includes('-'));

/** Fails if a text is empty, or shows an id or a value without words. */
export function expectWords(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(WORDLESS);
  expect(IDS.filter((id) => text.includes(id))).toEqual([]);
}
