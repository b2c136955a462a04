import type { ExchangeTable } from '@altiplano/rules/engine';

/** What can be done on a turn, as a sheet sees it: a kind, where, and what it takes. */
export const DEED = {
  exchange: 0,
  boat: 1,
  house: 2,
  road: 3,
  store: 4,
  sell: 5,
  deliver: 6,
  cart: 7,
  extension: 8,
  order: 9,
  heldCorn: 10,
  opal: 11,
  asset: 12,
  buyGood: 13,
} as const;

export interface Deed {
  readonly kind: number;
  readonly location: number;
  /** The sheet's place from which tiles are taken. */
  readonly place: number;
  /** A tile taken besides, or the only one (−1 for none); `exchange` lists its own, and what is built its cost. */
  readonly good: number;
  /** The good gained, −1 for none. */
  readonly gain: number;
  readonly exchange: ExchangeTable | null;
  /** Coins paid, or gained by selling. */
  readonly coins: number;
  /** The card taken: boat, house, order, extension or asset; for `buyGood` the trading space. */
  readonly card: number;
  /** The kind of move that does it, and its first argument if that says which; of `deliver` which open order. */
  readonly move: number;
  readonly which: number;
}
