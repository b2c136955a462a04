import { STREAM_COUNT } from '../chance/chance.ts';
import { sha256Hex } from '../chance/sha256.ts';
import type { Tables } from '../components/tables.ts';
import { GOOD_COUNT } from '../goods.ts';
import { LOCATION_COUNT } from '../locations.ts';
import { FRAME_SIZE, type Seat, STACK_FRAMES, type State } from './state.ts';

/** What is hidden in a way of its own: the order of a pile, a plan in the making … (`view/seen.ts`). */
export const VEILS = ['pile', 'events', 'plans', 'bags', 'missions'] as const;
export type Veil = (typeof VEILS)[number];
/** Who is shown a field: everybody, nobody, or who may see behind a veil (K1–K5). */
export type Audience = 'all' | 'nobody' | Veil;

interface One {
  readonly seenBy: Audience;
  readonly length: null;
}
interface Many {
  readonly seenBy: Audience;
  length(tables: Tables): number;
}
/** Every field has to be listed as what it is, a number or a list of them, with its audience. */
export type FieldsOf<T> = { readonly [K in keyof T]: T[K] extends number ? One : Many };

const one = (seenBy: Audience): One => ({ seenBy, length: null });
const many = (seenBy: Audience, length: Many['length']): Many => ({ seenBy, length });
const goods = (seenBy: Audience): Many => many(seenBy, () => GOOD_COUNT);

const rows: Many['length'] = ({ rowSpaces }) => rowSpaces.length;
const extensions: Many['length'] = ({ firstAsset, firstExtension }) => firstAsset - firstExtension;
const assets: Many['length'] = ({ siteCount, firstAsset }) => siteCount - firstAsset;

/** The numbers of a position that are no seat's, in the order in which they travel. */
export const STATE_FIELDS = {
  phase: one('all'),
  round: one('all'),
  startingSeat: one('all'),
  cursor: one('all'),
  waiting: one('all'),
  lastRound: one('all'),
  endCause: one('all'),
  revealed: one('nobody'),
  counters: many('nobody', () => STREAM_COUNT),
  ring: many('all', () => LOCATION_COUNT),
  ringPlace: many('all', () => LOCATION_COUNT),
  supply: goods('all'),
  carts: one('all'),
  orderAt: many('all', ({ orderGoods }) => orderGoods.length),
  houseAt: many('all', ({ houseGood }) => houseGood.length),
  boatAt: many('all', ({ boatGood }) => boatGood.length),
  extensionAt: many('all', extensions),
  assetAt: many('all', assets),
  roleAt: many('all', ({ roleExchange }) => roleExchange.length),
  pile: many('pile', extensions),
  pileLeft: one('all'),
  strip: many('all', ({ stripCosts }) => stripCosts.length),
  boughtThisRound: one('all'),
  eventPile: many('events', ({ eventVerb }) => eventVerb.length),
  eventCount: one('all'),
  eventsRevealed: one('all'),
  event: one('all'),
  traveler: one('all'),
  stageTwo: one('all'),
  neutral: goods('all'),
  firstRow: one('all'),
  firstRowOf: goods('all'),
  firstOrder: one('all'),
  firstHouse: one('all'),
  cells: many('plans', ({ cellCount }) => cellCount),
} as const satisfies FieldsOf<Omit<State, 'seats'>>;

/** The numbers of a seat, in the order in which they travel. */
export const SEAT_FIELDS = {
  role: one('all'),
  coins: one('plans'),
  opals: one('all'),
  points: one('all'),
  road: one('all'),
  figure: one('all'),
  freeCart: one('all'),
  boughtCart: one('all'),
  boughtExtension: one('all'),
  boughtAsset: one('all'),
  passed: one('all'),
  declared: one('all'),
  limit: one('all'),
  limitMore: one('all'),
  limitLess: one('all'),
  order: one('all'),
  delivered: one('all'),
  orders: one('all'),
  boats: one('all'),
  houses: one('all'),
  bag: goods('bags'),
  container: goods('bags'),
  planning: goods('plans'),
  hand: goods('all'),
  trading: goods('all'),
  carts: many('all', ({ movement }) => movement),
  rowGood: many('all', rows),
  rowTiles: many('all', rows),
  rowCorn: many('all', rows),
  rowPaid: many('all', rows),
  extensions: many('all', extensions),
  extensionCount: one('all'),
  assets: many('all', assets),
  assetCount: one('all'),
  missions: many('missions', () => 2),
  missionDone: many('missions', () => 2),
  dealt: many('missions', () => 3),
  passedLeft: one('missions'),
  passedRight: one('missions'),
  received: many('missions', () => 2),
  putAway: one('missions'),
  stack: many('missions', () => FRAME_SIZE * STACK_FRAMES),
  depth: one('all'),
} as const satisfies FieldsOf<Seat>;

export const STATE_KEYS = Object.keys(STATE_FIELDS) as (keyof typeof STATE_FIELDS)[];
export const SEAT_KEYS = Object.keys(SEAT_FIELDS) as (keyof typeof SEAT_FIELDS)[];

function named(fields: Readonly<Record<string, One | Many>>): string[] {
  return Object.entries(fields).map(([name, { length }]) => (length === null ? name : `${name}[]`));
}

let hash: string | null = null;

/** Says in which order the numbers of a position travel: two that agree on it understand each other's patches. */
export function layoutHash(): string {
  hash ??= sha256Hex([...named(STATE_FIELDS), ...named(SEAT_FIELDS)].join());
  return hash;
}

/** The fields of a table that an audience is shown. */
function namesFor(fields: Readonly<Record<string, One | Many>>, audience: Audience): string[] {
  return Object.entries(fields).flatMap(([name, { seenBy }]) => (seenBy === audience ? [name] : []));
}

const SECRET_OF_STATE = namesFor(STATE_FIELDS, 'nobody');
const SECRET_OF_SEAT = namesFor(SEAT_FIELDS, 'nobody');

type Owner = Record<string, number | number[]>;

function blankFields(owner: Owner, names: readonly string[]): void {
  for (const name of names) {
    const value = owner[name];
    if (typeof value === 'number') owner[name] = 0;
    else value.fill(0);
  }
}

/** Makes nothing of all that nobody is shown. */
export function blankSecrets(state: State): void {
  blankFields(state as unknown as Owner, SECRET_OF_STATE);
  for (const seat of state.seats) blankFields(seat as unknown as Owner, SECRET_OF_SEAT);
}
