import type { Thing } from '../goods.ts';
import { argumentsOf, type FieldName, type FieldValue, type Shape, type Shaped } from '../moves/fields.ts';
import type { ReadableMove } from '../moves/shapes.ts';

/** What can happen, in the past tense; the arguments of each, in order. */
export const TOLD = {
  roundBegan: { round: 'amount' },
  roleTaken: { seat: 'seat', role: 'role' },
  missionDealt: { seat: 'seat', mission: 'mission' },
  missionKept: { seat: 'seat', mission: 'mission' },
  missionPassed: { seat: 'seat', mission: 'mission', to: 'seat' },
  missionPutAway: { seat: 'seat', mission: 'mission' },
  missionsChosen: { seat: 'seat' },
  missionFulfilled: { seat: 'seat', mission: 'mission' },
  eventRevealed: { event: 'event' },
  offerDeclined: { seat: 'seat' },
  offerAccepted: { seat: 'seat' },
  coinsGained: { seat: 'seat', coins: 'coins' },
  coinsPaid: { seat: 'seat', coins: 'coins' },
  opalsGained: { seat: 'seat', opals: 'opals' },
  opalsPaid: { seat: 'seat', opals: 'opals' },
  pointsGained: { seat: 'seat', points: 'points' },
  tookBack: { seat: 'seat', thing: 'thing', site: 'site' },
  drew: { seat: 'seat', good: 'good' },
  bagRefilled: { seat: 'seat' },
  discarded: { seat: 'seat', good: 'good', source: 'source' },
  pickedFromContainer: { seat: 'seat', good: 'good' },
  returnedToBag: { seat: 'seat', good: 'good' },
  goodGivenBack: { seat: 'seat', good: 'good', source: 'source' },
  placed: { seat: 'seat', thing: 'thing', site: 'site' },
  unplaced: { seat: 'seat', thing: 'thing', site: 'site' },
  lifted: { seat: 'seat', good: 'good', site: 'site' },
  declared: { seat: 'seat' },
  figureSet: { seat: 'seat', location: 'location' },
  traveled: { seat: 'seat', from: 'location', to: 'destination', means: 'means' },
  acted: { seat: 'seat', action: 'action' },
  cardUsed: { seat: 'seat', site: 'site' },
  spent: { seat: 'seat', thing: 'thing', source: 'source' },
  gained: { seat: 'seat', good: 'good' },
  ranOut: { seat: 'seat', good: 'good' },
  noCardLeft: { seat: 'seat' },
  sold: { seat: 'seat', good: 'good', coins: 'coins' },
  stored: { seat: 'seat', good: 'good', row: 'row' },
  rowCompleted: { seat: 'seat', row: 'row' },
  cornHeld: { seat: 'seat', extension: 'extension' },
  cornLeft: { seat: 'seat' },
  cornMoved: { seat: 'seat', from: 'row', to: 'row' },
  orderTaken: { seat: 'seat', order: 'order' },
  delivered: { seat: 'seat', good: 'good', order: 'order' },
  orderFulfilled: { seat: 'seat', order: 'order' },
  orderRemoved: { order: 'order' },
  houseRemoved: { house: 'house' },
  boatBuilt: { seat: 'seat', boat: 'boat' },
  houseBuilt: { seat: 'seat', house: 'house' },
  roadBuilt: { seat: 'seat', step: 'amount' },
  cartBought: { seat: 'seat', movement: 'slot' },
  cartReturned: { seat: 'seat', movement: 'slot' },
  freeCartGivenUp: { seat: 'seat' },
  extensionBought: { seat: 'seat', extension: 'extension', coins: 'coins' },
  extensionRemoved: { extension: 'extension' },
  extensionGivenUp: { seat: 'seat', extension: 'extension' },
  extensionRevealed: { extension: 'extension', space: 'amount' },
  assetBought: { seat: 'seat', asset: 'asset', good: 'good' },
  goodBought: { seat: 'seat', good: 'good', from: 'tradingSpace' },
  neutralGoodAdded: { good: 'good' },
  stageTwoRevealed: {},
  travelerMoved: { location: 'destination' },
  planningChanged: { seat: 'seat', spaces: 'amount' },
  passed: { seat: 'seat' },
  turnEnded: { seat: 'seat' },
  startingPlayerChanged: { seat: 'seat' },
  endTriggered: { cause: 'endCause', lastRound: 'amount' },
  gameEnded: {},
} as const satisfies Record<string, Shape>;

export type EventType = keyof typeof TOLD;
/** The events of a type, or of several. */
export type EventOf<T extends EventType> = { [K in T]: Shaped<K, (typeof TOLD)[K]> }[T];
/** What happened, in readable form. */
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];
/** The events that have an argument. */
export type EventWith<A extends string> = Extract<GameEvent, Readonly<Record<A, unknown>>>;

export const EVENT_TYPES = Object.keys(TOLD) as EventType[];
export const EVENT_ARGUMENTS = argumentsOf<EventType>(TOLD);
export const EVENT_CODE = Object.fromEntries(EVENT_TYPES.map((type, index) => [type, index])) as Record<
  EventType,
  number
>;

/** The seat that an event is about; null if it concerns nobody in particular. */
export function seatOf(event: GameEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

/** What an event moved, or a move would: a good or a coin; null for none. */
export function thingOf(told: GameEvent | ReadableMove): Thing | null {
  if ('thing' in told) return told.thing;
  return 'good' in told ? told.good : null;
}

/** An argument of an event: its name, the field it is, and its value. */
export type ToldField = {
  [F in FieldName]: { readonly name: string; readonly field: F; readonly value: FieldValue<F> };
}[FieldName];

/** The arguments of an event one by one, for whoever puts all of them into words. */
export function fieldsOf(event: GameEvent): ToldField[] {
  const values = Object.entries<unknown>(event);
  return EVENT_ARGUMENTS[event.type].map(([name, field]) => {
    return { name, field, value: values.find(([key]) => key === name)?.[1] } as ToldField;
  });
}
