import { STREAM_COUNT } from '../chance/chance.ts';
import type { Tables } from '../components/tables.ts';
import { GOOD_COUNT } from '../goods.ts';
import { LOCATION_COUNT, NOWHERE } from '../locations.ts';

export const PHASE = {
  roles: 0,
  missionDraft: 1,
  missionPick: 2,
  event: 3,
  drawing: 4,
  drawingEvent: 5,
  planning: 6,
  actions: 7,
  endStoring: 8,
  over: 9,
} as const;
export const PHASES = Object.keys(PHASE) as (keyof typeof PHASE)[];

/** Where an order, house, boat, extension or asset is; a seat's number is added to `held` or `done`. */
export const CARD = { pile: 0, market: 1, gone: 2, unused: 3, held: 10, done: 20 } as const;

/** Numbers per frame on a seat's stack: its kind and two arguments. */
export const FRAME_SIZE = 3;
export const STACK_FRAMES = 8;

/** One player: what lies before them, what happened this round, and their unfinished decisions. */
export interface Seat {
  role: number;
  coins: number;
  opals: number;
  points: number;
  road: number;
  figure: number;
  /** Uses of the free cart this round. */
  freeCart: number;
  boughtCart: number;
  boughtExtension: number;
  boughtAsset: number;
  passed: number;
  declared: number;
  /** Planning spaces this round (D2), and what this round's event changes. */
  limit: number;
  limitMore: number;
  limitLess: number;
  order: number;
  /** Filled spaces of the open order, as bits. */
  delivered: number;
  orders: number;
  boats: number;
  houses: number;
  bag: number[];
  container: number[];
  planning: number[];
  hand: number[];
  trading: number[];
  /** Beside each movement space: 0 no cart, 1 ready, 2 used this round. */
  carts: number[];
  rowGood: number[];
  rowTiles: number[];
  rowCorn: number[];
  rowPaid: number[];
  extensions: number[];
  extensionCount: number;
  assets: number[];
  assetCount: number;
  missions: number[];
  missionDone: number[];
  /** The draft: what was dealt, passed and received, for K3 and for imagining. */
  dealt: number[];
  passedLeft: number;
  passedRight: number;
  received: number[];
  putAway: number;
  stack: number[];
  depth: number;
}

/** A whole position as plain small integers; secrets of chance are not in it, only how far each stream has come. */
export interface State {
  phase: number;
  round: number;
  startingSeat: number;
  /** How many seats of an ordered step have been asked, or the offset of the seat whose turn it is. */
  cursor: number;
  /** Seats with unfinished decisions, as bits. */
  waiting: number;
  /** The last round once the end is triggered (E1), else 0; what triggered it. */
  lastRound: number;
  endCause: number;
  /** Grows whenever something hidden becomes known: the boundary of undo. */
  revealed: number;
  counters: number[];
  ring: number[];
  ringPlace: number[];
  supply: number[];
  carts: number;
  orderAt: number[];
  houseAt: number[];
  boatAt: number[];
  extensionAt: number[];
  assetAt: number[];
  roleAt: number[];
  pile: number[];
  pileLeft: number;
  strip: number[];
  boughtThisRound: number;
  eventPile: number[];
  eventCount: number;
  eventsRevealed: number;
  /** The event in force this round, −1 for none. */
  event: number;
  traveler: number;
  stageTwo: number;
  neutral: number[];
  firstRow: number;
  firstRowOf: number[];
  firstOrder: number;
  firstHouse: number;
  /** Every action space of every player and card: 0 empty, else thing + 1, and FRESH while only planned. */
  cells: number[];
  seats: Seat[];
}

function filled(length: number, value: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < length; i++) numbers.push(value);
  return numbers;
}

function createSeat(tables: Tables): Seat {
  const rows = tables.rowSpaces.length;
  return {
    role: -1,
    coins: 0,
    opals: 0,
    points: 0,
    road: 0,
    figure: NOWHERE,
    freeCart: 0,
    boughtCart: 0,
    boughtExtension: 0,
    boughtAsset: 0,
    passed: 0,
    declared: 0,
    limit: 0,
    limitMore: 0,
    limitLess: 0,
    order: -1,
    delivered: 0,
    orders: 0,
    boats: 0,
    houses: 0,
    bag: filled(GOOD_COUNT, 0),
    container: filled(GOOD_COUNT, 0),
    planning: filled(GOOD_COUNT, 0),
    hand: filled(GOOD_COUNT, 0),
    trading: filled(GOOD_COUNT, 0),
    carts: filled(tables.movement, 0),
    rowGood: filled(rows, -1),
    rowTiles: filled(rows, 0),
    rowCorn: filled(rows, 0),
    rowPaid: filled(rows, 0),
    extensions: filled(tables.firstAsset - tables.firstExtension, -1),
    extensionCount: 0,
    assets: filled(tables.siteCount - tables.firstAsset, -1),
    assetCount: 0,
    missions: filled(2, -1),
    missionDone: filled(2, 0),
    dealt: filled(3, -1),
    passedLeft: -1,
    passedRight: -1,
    received: filled(2, -1),
    putAway: -1,
    stack: filled(FRAME_SIZE * STACK_FRAMES, 0),
    depth: 0,
  };
}

/** An empty table for these components: nothing dealt, nothing shuffled. */
export function createState(tables: Tables): State {
  const extensions = tables.firstAsset - tables.firstExtension;
  return {
    phase: PHASE.roles,
    round: 1,
    startingSeat: 0,
    cursor: 0,
    waiting: 0,
    lastRound: 0,
    endCause: 0,
    revealed: 0,
    counters: filled(STREAM_COUNT, 0),
    ring: Array.from({ length: LOCATION_COUNT }, (_, index) => index),
    ringPlace: filled(LOCATION_COUNT, 0),
    supply: [...tables.supply],
    carts: tables.carts,
    orderAt: filled(tables.orderGoods.length, CARD.unused),
    houseAt: filled(tables.houseGood.length, CARD.unused),
    boatAt: filled(tables.boatGood.length, CARD.unused),
    extensionAt: filled(extensions, CARD.unused),
    assetAt: filled(tables.siteCount - tables.firstAsset, CARD.unused),
    roleAt: filled(tables.roleExchange.length, CARD.market),
    pile: filled(extensions, -1),
    pileLeft: 0,
    strip: filled(tables.stripCosts.length, -1),
    boughtThisRound: 0,
    eventPile: filled(tables.eventVerb.length, -1),
    eventCount: 0,
    eventsRevealed: 0,
    event: -1,
    traveler: NOWHERE,
    stageTwo: 0,
    neutral: filled(GOOD_COUNT, 0),
    firstRow: -1,
    firstRowOf: filled(GOOD_COUNT, -1),
    firstOrder: -1,
    firstHouse: -1,
    cells: filled(tables.cellCount, 0),
    seats: Array.from({ length: tables.players }, () => createSeat(tables)),
  };
}
