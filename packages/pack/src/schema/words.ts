import { type ByPlayers, type Good, GOODS, LOCATIONS, type Thing } from '@altiplano/rules/engine';
import * as z from 'zod';

/** One of a closed set of words; anything else is told as an unknown one of what it is. */
export function oneOf<const Word extends string>(what: string, words: readonly Word[]): z.ZodType<Word> {
  return z.enum(words as readonly [Word, ...Word[]], {
    error: what,
  }) as unknown as z.ZodType<Word>;
}

export const good = oneOf('good', GOODS);
export const location = oneOf('location', LOCATIONS);
export const letter = oneOf('letter', ['A', 'B', 'C', 'D']);

function notCorn<Word extends Thing>(words: z.ZodType<Word>): z.ZodType<Word> {
  return words.refine((word) => word !== 'corn', { error: 'cornInside' });
}

/** A good that can lie in a bag, in a container or on a space. */
export const looseGood: z.ZodType<Good> = notCorn(good);
/** What can be paid from a space. */
export const payment: z.ZodType<Thing> = notCorn(oneOf('good or coin', [...GOODS, 'coin']));

/** Every number of a pack is a small whole number. */
export function whole(least: number, most = 99): z.ZodType<number> {
  return z.number().min(least).max(most).refine(Number.isInteger, { error: 'notWhole' });
}

export function listOf<Item>(item: z.ZodType<Item>, least: number, most: number): z.ZodType<readonly Item[]> {
  return z.array(item).min(least).max(most);
}

/** A list in which nothing comes twice. */
export function setOf<Item>(item: z.ZodType<Item>, least: number, most: number): z.ZodType<readonly Item[]> {
  return listOf(item, least, most).refine((items) => new Set(items).size === items.length, {
    error: 'sameTwice',
  });
}

export const byPlayers: z.ZodType<ByPlayers> = z
  .array(whole(0))
  .length(4)
  .transform((list) => list as unknown as ByPlayers);

export const id = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, { error: 'notAnId' });

/** An object with exactly the given keys, each with the same kind of value. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: z.ZodType<Value>,
): z.ZodType<Readonly<Record<Key, Value>>> {
  const shape = Object.fromEntries(keys.map((key) => [key, value]));
  return z.strictObject(shape) as unknown as z.ZodType<Readonly<Record<Key, Value>>>;
}
