/**
 * A move is one integer: its kind and up to four arguments, 6 + 7 + 6 + 6 + 5 bits. Outside the library it is
 * readable JSON; `shapes.ts` is the one table that maps the two.
 */
export const MOVE = {
  chooseRole: 0,
  keepMission: 1,
  passMission: 2,
  accept: 3,
  decline: 4,
  pay: 5,
  setFigure: 6,
  moveCorn: 7,
  giveBack: 8,
  removeExtension: 9,
  returnCart: 10,
  lift: 11,
  put: 12,
  discard: 13,
  takeBack: 14,
  draw: 15,
  pick: 16,
  place: 17,
  unplace: 18,
  declare: 19,
  travel: 20,
  produce: 21,
  use: 22,
  trade: 23,
  buildBoat: 24,
  buildHouse: 25,
  buildRoad: 26,
  buyCart: 27,
  buyExtension: 28,
  takeOrder: 29,
  sell: 30,
  deliver: 31,
  store: 32,
  storeHeldCorn: 33,
  storeCorn: 34,
  holdCorn: 35,
  deliverCorn: 36,
  buyOpal: 37,
  buyAsset: 38,
  buyGood: 39,
  finish: 40,
  endTurn: 41,
  pass: 42,
} as const;
export type MoveType = keyof typeof MOVE;
export const MOVE_TYPES = Object.keys(MOVE) as MoveType[];

/** Sources of a tile that are not sites. */
export const SOURCE = { planning: 120, hand: 121, bag: 122, container: 123 } as const;
/** No card: its kind has run out (S11). */
export const NO_CARD = 127;
/** No good to choose. */
export const NO_GOOD = 12;
/** The free cart as a means of travel; a movement space is its number. */
export const FREE_CART = 63;
/** The neutral trading space where a seat's number could stand. */
export const NEUTRAL = 5;

export function encode(kind: number, a = 0, b = 0, c = 0, d = 0): number {
  return kind | (a << 6) | (b << 13) | (c << 19) | (d << 25);
}

export function kindOf(move: number): number {
  return move & 63;
}
/** The type of a move, without making it readable. */
export function moveTypeOf(move: number): MoveType {
  return MOVE_TYPES[kindOf(move)];
}
export function argA(move: number): number {
  return (move >> 6) & 127;
}
export function argB(move: number): number {
  return (move >> 13) & 63;
}
export function argC(move: number): number {
  return (move >> 19) & 63;
}
export function argD(move: number): number {
  return (move >> 25) & 31;
}

/** Room for the longest list of legal moves that a position can have. */
export const MOST_MOVES = 2048;

/** A buffer for `legalMoves`, to be made once and used again. */
export function createMoveBuffer(): Int32Array {
  return new Int32Array(MOST_MOVES);
}
