import { type Good, goodIndex, type Thing, thingIndex } from '../goods.ts';
import { type Location, locationIndex } from '../locations.ts';
import type { Components } from './components.ts';
import { costsOf, type ExchangeCost, type ExchangeId } from './costs.ts';

/** The location of a traveler action: wherever the traveler stands (T9). */
export const TRAVELER = 7;

/** Goods or coins for a good of choice, ready for counting. */
export interface ExchangeTable {
  readonly location: number;
  /** Each thing paid, one per space. */
  readonly pays: readonly number[];
  readonly payKinds: readonly number[];
  readonly payCounts: readonly number[];
  readonly gains: readonly number[];
  readonly coins: number;
  readonly opals: number;
  readonly points: number;
}

interface PrintedExchange {
  readonly id: ExchangeId;
  readonly rule: string;
  readonly location: Location;
  /** Taken tile by tile: 1 or more in one action. */
  readonly many: boolean;
}

/** The basic actions that exchange goods for goods (A20–A28); what they take and give is the pack's. */
export const BASIC_EXCHANGES: readonly PrintedExchange[] = [
  { id: 'farm-food', rule: 'A20', location: 'farm', many: true },
  { id: 'farm-wool', rule: 'A21', location: 'farm', many: false },
  { id: 'farm-cloth', rule: 'A22', location: 'farm', many: false },
  { id: 'forest-wood', rule: 'A23', location: 'forest', many: false },
  { id: 'forest-cacao', rule: 'A24', location: 'forest', many: true },
  { id: 'mine-stone', rule: 'A25', location: 'mine', many: false },
  { id: 'mine-silver', rule: 'A26', location: 'mine', many: false },
  { id: 'harbor-food', rule: 'A27', location: 'harbor', many: false },
  { id: 'harbor-stone', rule: 'A28', location: 'harbor', many: false },
];

export type BasicExchange = PrintedExchange & ExchangeCost;

/** The basic exchanges of a pack, in the order of BASIC_EXCHANGES. */
export function basicExchanges(components: Components): readonly BasicExchange[] {
  const { exchanges } = costsOf(components);
  return BASIC_EXCHANGES.map((exchange) => ({ ...exchange, ...exchanges[exchange.id] }));
}

export function maskOf(goods: readonly Thing[]): number {
  return goods.reduce((mask, good) => mask | (1 << thingIndex(good)), 0);
}

interface ExchangeSource {
  readonly location: Location;
  readonly pays: readonly Thing[];
  readonly gains: readonly Good[];
  readonly coins?: number;
  readonly opals?: number;
  readonly points?: number;
}

export function compileExchange(source: ExchangeSource): ExchangeTable {
  const pays = source.pays.map(thingIndex);
  const payKinds = [...new Set(pays)];
  return {
    location: locationIndex(source.location),
    pays,
    payKinds,
    payCounts: payKinds.map((kind) => pays.filter((thing) => thing === kind).length),
    gains: source.gains.map(goodIndex),
    coins: source.coins ?? 0,
    opals: source.opals ?? 0,
    points: source.points ?? 0,
  };
}

/** What the boards of a pack ask for, ready for counting. */
export interface CostTables {
  /** By the number in BASIC_EXCHANGES. */
  readonly basic: readonly ExchangeTable[];
  readonly boatCost: ExchangeTable;
  readonly houseCost: ExchangeTable;
  readonly roadCost: ExchangeTable;
  readonly cartPrice: number;
  readonly orderPrice: number;
  readonly mostCarts: number;
}

export function compileCosts(components: Components): CostTables {
  const { boat, house, road, cart, order, mostCarts } = costsOf(components);
  return {
    basic: basicExchanges(components).map(compileExchange),
    boatCost: compileExchange({ location: 'harbor', pays: boat, gains: [] }),
    houseCost: compileExchange({ location: 'village', pays: house, gains: [] }),
    roadCost: compileExchange({ location: 'road', pays: road, gains: [] }),
    cartPrice: cart,
    orderPrice: order,
    mostCarts,
  };
}
