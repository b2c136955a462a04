/** The twelve goods, in the order that every array indexed by good follows. */
export const GOODS = [
  'food',
  'corn',
  'wood',
  'stone',
  'fish',
  'alpaca',
  'cacao',
  'ore',
  'wool',
  'cloth',
  'silver',
  'glass',
] as const;

export type Good = (typeof GOODS)[number];
/** What a space can hold: a good's tile or a coin. */
export type Thing = Good | 'coin';

/** The goods that rules name. */
export const FOOD = 0;
export const CORN = 1;
export const WOOD = 2;
export const GOOD_COUNT = 12;
/** A coin takes the index after the goods wherever a space may hold either. */
export const COIN = 12;
export const THINGS: readonly Thing[] = [...GOODS, 'coin'];

export const ALL_GOODS = (1 << GOOD_COUNT) - 1;

export function goodIndex(good: Good): number {
  return GOODS.indexOf(good);
}

export function thingIndex(thing: Thing): number {
  return THINGS.indexOf(thing);
}
