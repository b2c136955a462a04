import { FRAME, type Game, PHASE } from '@altiplano/rules/engine';
import { rehearse, seatOf } from '../warnings/rehearsal.ts';

/** Why a seat has nothing to try out: the round has not begun, it has passed, others decide first, the game is over. */
export type NothingToTry = 'notYet' | 'passed' | 'othersFirst' | 'over';

/** The seat's next decision if all others stood still until then; or why it has none. The game itself is left as it is. */
export function ownNext(game: Game, seatNumber: number): Game | NothingToTry {
  const { phase } = game.state;
  const seat = seatOf(game, seatNumber);
  if (phase === PHASE.over) return 'over';
  if (phase < PHASE.event) return 'notYet';
  if (seat.depth > 0) return phase === PHASE.planning ? free(game) : game;
  if (phase === PHASE.drawing || phase === PHASE.drawingEvent) return plan(game, seatNumber);
  if (phase === PHASE.planning) return rehearse(game, seatNumber);
  if (phase !== PHASE.actions) return 'othersFirst';
  return seat.passed === 1 ? 'passed' : rehearse(game, seatNumber);
}

/** Whoever stands still keeps nobody from declaring (P7). */
function free(game: Game): Game {
  return { ...game, options: { ...game.options, planning: 'simultaneous' } };
}

/** Who has drawn can plan while the others still draw. */
function plan(game: Game, seatNumber: number): Game {
  const copy = free(rehearse(game, seatNumber));
  copy.state.phase = PHASE.planning;
  seatOf(copy, seatNumber).stack[0] = FRAME.plan;
  return copy;
}
