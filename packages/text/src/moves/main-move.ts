import type { MoveType, ReadableMove } from '@altiplano/rules';

/** Moves that end something, in the order in which one of them becomes the main button. */
const MAIN: readonly MoveType[] = ['declare', 'draw', 'finish', 'endTurn', 'decline', 'pass'];

/** The move of the main button: what brings the game on; null if something has to be chosen. */
export function mainMove(legal: readonly ReadableMove[]): ReadableMove | null {
  for (const type of MAIN) {
    const found = legal.filter((move) => move.type === type);
    // Of several numbers of tiles to draw, the most.
    const last = found.at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

/** Whether a move ends something, so that what could be done before it may not come again. */
export function endsSomething({ type }: ReadableMove): boolean {
  return MAIN.includes(type);
}

/** Whether the main move is one of the answers to a question: it stands beside the others, where nobody passes by habit. */
export function isAnswer(move: ReadableMove, legal: readonly ReadableMove[]): boolean {
  return move.type === 'decline' && isQuiet(move, legal);
}

/** Whether the main move only gives something up while something else could be done, so that it should not invite. */
export function isQuiet({ type }: ReadableMove, legal: readonly ReadableMove[]): boolean {
  return legal.length > 1 && (type === 'pass' || type === 'decline');
}
