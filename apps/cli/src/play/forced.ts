import {
  apply,
  awaitedSeat,
  copyGame,
  createMoveBuffer,
  type Game,
  isOver,
  legalMoves,
  PHASE,
  reveals,
  writeMove,
} from '@altiplano/rules/engine';
import type { Choice } from './choices.ts';
import type { Session } from './session.ts';

/**
 * Why a choice without another is asked all the same: it would end what can be taken back, by revealing something or
 * by letting others go on. Null if it plays itself.
 */
export function whyAsked(session: Session, seat: number, move: number): 'reveals' | 'final' | null {
  if (!session.canUndo(seat)) return null;
  if (reveals(session.game, seat, move)) return 'reveals';
  const trial = copyGame(session.game);
  apply(trial, seat, move);
  const beginsPlanning = trial.state.phase === PHASE.planning && session.game.state.phase !== PHASE.planning;
  return isOver(trial) || awaitedSeat(trial) !== seat || beginsPlanning ? 'final' : null;
}

const buffer = createMoveBuffer();

/**
 * The end of a turn after which a seat, alone in its round, could only pass: no action is in reach any more. Moving on
 * is then for the next round only. Null if there is none.
 */
export function idleEnd(game: Game, seat: number, choices: readonly Choice[]): Choice | null {
  const end = choices.find(({ readable }) => readable.type === 'endTurn');
  if (end === undefined) return null;
  const trial = copyGame(game);
  apply(trial, seat, end.move);
  if (isOver(trial) || awaitedSeat(trial) !== seat) return null;
  const [only = -1, other] = buffer.subarray(0, legalMoves(trial, seat, buffer));
  return other === undefined && writeMove(trial, only).type === 'pass' ? end : null;
}

/** The choice that is taken for a person: the only one there is, or to end the turn where moving on has no use at all. */
export function obviousChoice(game: Game, seat: number, choices: readonly Choice[]): Choice | null {
  const [only, other] = choices;
  if (only === undefined || other === undefined) return only ?? null;
  const { round, lastRound } = game.state;
  return round === lastRound ? idleEnd(game, seat, choices) : null;
}
