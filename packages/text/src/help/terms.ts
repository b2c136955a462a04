/** The words of the glossary. */
export const TERMS = [
  'action',
  'actionBoard',
  'actionSpace',
  'asset',
  'bag',
  'boat',
  'cart',
  'container',
  'declare',
  'depot',
  'event',
  'extension',
  'extraSpace',
  'figure',
  'freeCart',
  'higherGood',
  'house',
  'mission',
  'movementSpace',
  'opal',
  'order',
  'pack',
  'planningSpace',
  'point',
  'reveal',
  'ring',
  'role',
  'round',
  'row',
  'startingPlayer',
  'strip',
  'supply',
  'tile',
  'tradingPoint',
  'tradingSpace',
  'traveler',
  'travelerStrip',
  'turn',
  'warehouse',
] as const;
export type Term = (typeof TERMS)[number];

export interface TermText {
  readonly name: string;
  readonly says: string;
}
export type TermTexts = Readonly<Record<Term, TermText>>;
