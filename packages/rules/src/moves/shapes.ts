import type { Game } from '../state/game.ts';
import { type Rejection, reject } from '../rejection.ts';
import { argumentsOf, FIELDS, type Shape, type Shaped, writeArguments } from './fields.ts';
import { argA, argB, argC, argD, encode, kindOf, MOVE, MOVE_TYPES, type MoveType } from './move.ts';

/** The one table of moves: the arguments of each kind, in the order of their bits. */
export const MOVE_SHAPES = {
  chooseRole: { role: 'role' },
  keepMission: { mission: 'mission' },
  passMission: { mission: 'mission' },
  accept: {},
  decline: {},
  pay: { coins: 'count' },
  setFigure: { location: 'location' },
  moveCorn: { from: 'row', to: 'row' },
  giveBack: { from: 'source' },
  removeExtension: { extension: 'extension' },
  returnCart: { movement: 'slot' },
  lift: { site: 'site', good: 'good' },
  put: { site: 'site', good: 'good' },
  discard: { good: 'good' },
  takeBack: { site: 'site', thing: 'thing' },
  draw: { count: 'count' },
  pick: { good: 'good' },
  place: { site: 'site', thing: 'thing' },
  unplace: { site: 'site', thing: 'thing' },
  declare: {},
  travel: { location: 'location', means: 'means' },
  produce: { action: 'action', gain: 'good', extras: 'extras' },
  use: { site: 'site', gain: 'goodOrNone', extras: 'extras' },
  trade: { source: 'source', gain: 'good', action: 'action' },
  buildBoat: { boat: 'boatOrNone', extras: 'extras' },
  buildHouse: { house: 'houseOrNone', extras: 'extras' },
  buildRoad: { extras: 'extras' },
  buyCart: { movement: 'slot' },
  buyExtension: { extension: 'extension' },
  takeOrder: { order: 'orderOrNone' },
  sell: { source: 'source', good: 'good' },
  deliver: { source: 'source', good: 'good', order: 'openOrder' },
  store: { source: 'source', good: 'good', row: 'row', by: 'storing' },
  storeHeldCorn: { extension: 'extension', row: 'row' },
  storeCorn: { row: 'row' },
  holdCorn: { extension: 'extension' },
  deliverCorn: { order: 'openOrder' },
  buyOpal: { source: 'source', good: 'good' },
  buyAsset: { source: 'source', good: 'good', asset: 'asset' },
  buyGood: { good: 'good', from: 'tradingSpace' },
  finish: {},
  endTurn: {},
  pass: {},
} as const satisfies Record<MoveType, Shape>;

/** The moves of a type, or of several. */
export type MoveOf<T extends MoveType> = { [K in T]: Shaped<K, (typeof MOVE_SHAPES)[K]> }[T];
/** A move as people, logs and messages write it. */
export type ReadableMove = { [T in MoveType]: MoveOf<T> }[MoveType];
/** The moves that have an argument. */
export type MoveWith<A extends string> = Extract<ReadableMove, Readonly<Record<A, unknown>>>;

const ARGUMENTS = argumentsOf<MoveType>(MOVE_SHAPES);

/** The readable form of a move of this table. */
export function writeMove(game: Game, move: number): ReadableMove {
  const type = MOVE_TYPES[kindOf(move)];
  const values = [argA(move), argB(move), argC(move), argD(move)];
  return writeArguments(game, type, ARGUMENTS[type], values) as ReadableMove;
}

/** The integer of a readable move, or why the text is no move at all. */
export function readMove(game: Game, json: unknown): number | Rejection {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return reject('malformedMove', 'A1', { field: 'move', value: typeof json });
  }
  const readable = json as Record<string, unknown>;
  const type = readable['type'];
  if (typeof type !== 'string' || !Object.hasOwn(MOVE, type)) {
    return reject('malformedMove', 'A1', { field: 'type', value: shorten(type) });
  }
  const shape = ARGUMENTS[type as MoveType];
  const values = [0, 0, 0, 0];
  for (const [index, [name, field]] of shape.entries()) {
    const value = FIELDS[field].read(game, Object.hasOwn(readable, name) ? readable[name] : undefined);
    if (value === undefined)
      return reject('malformedMove', 'A1', { field: name, value: shorten(readable[name]) });
    values[index] = value;
  }
  for (const name of Object.keys(readable)) {
    if (name !== 'type' && !shape.some(([known]) => known === name)) {
      return reject('malformedMove', 'A1', { field: name.slice(0, 40), value: 'unknown' });
    }
  }
  return encode(MOVE[type as MoveType], values[0], values[1], values[2], values[3]);
}

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'missing');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** The values that each argument of a kind of move can have at this table, legal or not. */
export function argumentValues(game: Game, type: MoveType): number[][] {
  return ARGUMENTS[type].map(([, field]) => FIELDS[field].all(game));
}
