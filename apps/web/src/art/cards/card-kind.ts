/** The kinds of cards and card-like tiles. */
export const CARD_KINDS = [
  'order',
  'house',
  'boat',
  'mission',
  'asset',
  'event',
  'role',
  'extension',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];
