import type { Thing } from '@altiplano/rules';
import type { Said } from '../setting/words.ts';
import { GOOD_PLACES } from './good-places.ts';
import type { Found } from './tree.ts';

/** The good of that name. */
export function goodOf(name: string, { game }: Said): Thing | null {
  const { things } = game.words;
  return (Object.keys(things) as Thing[]).find((thing) => things[thing] === name) ?? null;
}

/** Where a good goes: to a space that is printed for it, else to a good place, else anywhere; null if nowhere. */
export function bestSpace(good: Thing, spaces: readonly Found[], { game }: Said): Found | null {
  const { things, locations } = game.words;
  const goodPlaces = GOOD_PLACES[good].map((location) => `${locations[location]}: `);
  return (
    spaces.find(({ name }) => name.endsWith(`(${things[good]})`)) ??
    goodPlaces.flatMap((place) => spaces.find(({ name }) => name.startsWith(place)) ?? [])[0] ??
    spaces.at(-1) ??
    null
  );
}
