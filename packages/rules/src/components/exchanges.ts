import { type Good, goodIndex, type Thing, thingIndex } from '../goods.ts';
import { type Location, locationIndex } from '../locations.ts';

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

interface BasicExchange {
  readonly id: ExchangeId;
  readonly rule: string;
  readonly location: Location;
  readonly pays: readonly Thing[];
  readonly gains: readonly Good[];
  /** Taken tile by tile: 1 or more in one action. */
  readonly many: boolean;
}

/** The basic actions that exchange goods for goods (A20–A28). */
export const BASIC_EXCHANGES: readonly BasicExchange[] = [
  { id: 'farm-food', rule: 'A20', location: 'farm', pays: ['alpaca'], gains: ['food'], many: true },
  { id: 'farm-wool', rule: 'A21', location: 'farm', pays: ['alpaca', 'food'], gains: ['wool'], many: false },
  { id: 'farm-cloth', rule: 'A22', location: 'farm', pays: ['wool', 'food'], gains: ['cloth'], many: false },
  {
    id: 'forest-wood',
    rule: 'A23',
    location: 'forest',
    pays: ['food', 'food'],
    gains: ['wood'],
    many: false,
  },
  {
    id: 'forest-cacao',
    rule: 'A24',
    location: 'forest',
    pays: ['cacao'],
    gains: ['food', 'cloth', 'glass'],
    many: true,
  },
  { id: 'mine-stone', rule: 'A25', location: 'mine', pays: ['food', 'food'], gains: ['stone'], many: false },
  { id: 'mine-silver', rule: 'A26', location: 'mine', pays: ['ore', 'food'], gains: ['silver'], many: false },
  {
    id: 'harbor-food',
    rule: 'A27',
    location: 'harbor',
    pays: ['fish', 'food'],
    gains: ['food'],
    many: false,
  },
  {
    id: 'harbor-stone',
    rule: 'A28',
    location: 'harbor',
    pays: ['fish', 'fish'],
    gains: ['stone'],
    many: false,
  },
];

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

export const BASIC_TABLES: readonly ExchangeTable[] = BASIC_EXCHANGES.map(compileExchange);
