import type { Good } from '../goods.ts';

export const EXCHANGE_IDS = [
  'farm-food',
  'farm-wool',
  'farm-cloth',
  'forest-wood',
  'forest-cacao',
  'mine-stone',
  'mine-silver',
  'harbor-food',
  'harbor-stone',
] as const;
export type ExchangeId = (typeof EXCHANGE_IDS)[number];

/** What a basic exchange takes, and the goods to choose one from. */
export interface ExchangeCost {
  readonly pays: readonly Good[];
  readonly gains: readonly Good[];
}

/** Costs printed on the boards (A20–A37), and how many carts one player may have. */
export interface Costs {
  readonly exchanges: Readonly<Record<ExchangeId, ExchangeCost>>;
  readonly boat: readonly Good[];
  readonly house: readonly Good[];
  readonly road: readonly Good[];
  /** Coins for a cart (A32) and for an order (A35). */
  readonly cart: number;
  readonly order: number;
  /** The free cart counts, too (A32). */
  readonly mostCarts: number;
}

/** The rulebook's costs: those of every pack that names none. */
export const PRINTED_COSTS: Costs = {
  exchanges: {
    'farm-food': { pays: ['alpaca'], gains: ['food'] },
    'farm-wool': { pays: ['alpaca', 'food'], gains: ['wool'] },
    'farm-cloth': { pays: ['wool', 'food'], gains: ['cloth'] },
    'forest-wood': { pays: ['food', 'food'], gains: ['wood'] },
    'forest-cacao': { pays: ['cacao'], gains: ['food', 'cloth', 'glass'] },
    'mine-stone': { pays: ['food', 'food'], gains: ['stone'] },
    'mine-silver': { pays: ['ore', 'food'], gains: ['silver'] },
    'harbor-food': { pays: ['fish', 'food'], gains: ['food'] },
    'harbor-stone': { pays: ['fish', 'fish'], gains: ['stone'] },
  },
  boat: ['wood', 'wood'],
  house: ['stone', 'stone'],
  road: ['stone', 'wood'],
  cart: 1,
  order: 1,
  mostCarts: 4,
};

/** The costs that hold with a pack: its own, or the rulebook's. */
export function costsOf({ costs }: { readonly costs?: Costs | undefined }): Costs {
  return costs ?? PRINTED_COSTS;
}
