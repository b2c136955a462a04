import { steadyPack } from '@altiplano/pack/testing';
import {
  type EventType,
  type FieldName,
  type FieldValue,
  type GameEvent,
  MOVE_SHAPES,
  type MoveType,
  type ReadableMove,
  type Shape,
  TOLD,
} from '@altiplano/rules/engine';

const first = (rows: readonly { readonly id: string }[]): string => rows[0]?.id ?? '';

/** A value for every field that a move or an event can have. */
const SAMPLES: { readonly [F in FieldName]: FieldValue<F> } = {
  seat: 1,
  good: 'wool',
  goodOrNone: 'wool',
  thing: 'food',
  location: 'farm',
  destination: 'mine',
  site: 'farm',
  source: 'extension:X14',
  slot: 1,
  means: 'freeCart',
  extras: ['X14'],
  row: 1,
  count: 2,
  amount: 1,
  coins: 2,
  opals: 2,
  points: 2,
  action: 'farm-wool',
  storing: 'village',
  role: 'miner',
  mission: 'first-row',
  order: first(steadyPack.orders),
  orderOrNone: first(steadyPack.orders),
  house: first(steadyPack.houses),
  houseOrNone: null,
  boat: first(steadyPack.boats),
  boatOrNone: first(steadyPack.boats),
  extension: 'X3',
  asset: 'loom',
  event: 'Q1',
  tradingSpace: 0,
  openOrder: 'second',
  endCause: 'strip',
};

function sample(type: string, shape: Shape): object {
  const fields = Object.entries(shape).map(([name, field]) => [name, SAMPLES[field]]);
  return { type, ...Object.fromEntries(fields) };
}

/** A move of each type. */
export function anyMove(type: MoveType): ReadableMove {
  return sample(type, MOVE_SHAPES[type]) as ReadableMove;
}

/** An event of each type. */
export function anyEvent(type: EventType): GameEvent {
  return sample(type, TOLD[type]) as GameEvent;
}
