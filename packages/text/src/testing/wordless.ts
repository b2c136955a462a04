import { shippedPack } from '@altiplano/pack';
import { steadyPack } from '@altiplano/pack/testing';
import { expect } from 'vitest';

/** What a text must never contain: a value that has no words. */
const WORDLESS =
  /undefined|NaN|\bnull\b|\[object|Infinity|extension:\w|asset:\w|movement:\w|freeCart|[{}]|\bX\d+b?\b|\bQ\d+\b/;

const IDS = [shippedPack, steadyPack]
  .flatMap(({ orders, missions, assets, houses, boats }) => [orders, missions, assets, houses, boats].flat())
  .map(({ id }) => id)
  .filter((id) => id.includes('-'));

/** Fails if a text is empty, or shows an id or a value without words. */
export function expectWords(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(WORDLESS);
  expect(IDS.filter((id) => text.includes(id))).toEqual([]);
}
