import type { Thing } from '@altiplano/rules';
import type { Said } from '../setting/words.ts';
import { LIKES } from './likes.ts';
import type { Found } from './tree.ts';

/** The good of that name. */
export function goodOf(name: string, { game }: Said): Thing | null {
  const { things } = game.words;
  return (Object.keys(things) as Thing[]).find((thing) => things[thing] === name) ?? null;
}

/** Where a good goes: to a space that is printed for it, else where it is liked, else anywhere; null if nowhere. */
export function bestSpace(good: Thing, spaces: readonly Found[], { game }: Said): Found | null {
  const { things, locations } = game.words;
  const liked = LIKES[good].map((location) => `${locations[location]}: `);
  return (
    spaces.find(({ name }) => name.endsWith(`(${things[good]})`)) ??
    liked.flatMap((wish) => spaces.find(({ name }) => name.startsWith(wish)) ?? [])[0] ??
    spaces.at(-1) ??
    null
  );
}
