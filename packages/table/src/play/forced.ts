import {
  createMoveBuffer,
  FRAME,
  type Game,
  kindOf,
  legalMoves,
  MOVE,
  reveals,
  topFrame,
} from '@altiplano/rules/engine';

const buffer = createMoveBuffer();

/**
 * The decisions of which everyone can see whether there is a choice. In the others the number of moves depends on what
 * only the seat knows, so that a move that plays itself would tell something; and neither a plan nor what comes before it
 * is forced, for then nothing of it could be taken back.
 */
const OPEN = new Set<number>([
  FRAME.chooseRole,
  FRAME.offer,
  FRAME.turn,
  FRAME.steps,
  FRAME.corn,
  FRAME.lift,
  FRAME.put,
  FRAME.storeDrawn,
  FRAME.placeDrawn,
]);

/** The one move that a seat has, if everyone can see that it has no other and it reveals nothing; null otherwise. */
export function forcedMove(game: Game, seat: number): number | null {
  const { state, tables } = game;
  const own = state.seats[seat];
  if (own === undefined || !OPEN.has(topFrame(own))) return null;
  // Q26: a good may be given back out of the bag, into which others do not see.
  const isBlind = topFrame(own) === FRAME.offer && tables.eventVerb[state.event] === 'offerGoodReturn';
  if (isBlind || legalMoves(game, seat, buffer) !== 1) return null;
  const move = buffer[0] as number;
  // Somebody who has travelled wants to see what is done there; and once a turn has ended others act, and nothing of it
  // can be taken back. Only who can do nothing at all passes.
  if (topFrame(own) === FRAME.turn && kindOf(move) !== MOVE.pass) return null;
  return reveals(game, seat, move) ? null : move;
}
