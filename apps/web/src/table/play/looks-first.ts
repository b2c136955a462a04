import type { MoveType, ReadableMove } from '@altiplano/rules';

/** What costs nothing and brings nothing by itself: it is seen where it is done, and can be done otherwise. */
const AT_ONCE: readonly MoveType[] = [
  'place',
  'unplace',
  'takeBack',
  'lift',
  'put',
  'setFigure',
  'store',
  'storeCorn',
  'storeHeldCorn',
  'holdCorn',
  'moveCorn',
  'draw',
];

/** Whether somebody who could not point at it should see what these moves cost and bring before they are played. */
export function looksFirst(moves: readonly ReadableMove[]): boolean {
  return moves.some(({ type }) => !AT_ONCE.includes(type));
}
