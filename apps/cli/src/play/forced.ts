import { apply, awaitedSeat, copyGame, isOver, reveals } from '@altiplano/rules';
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
  return isOver(trial) || awaitedSeat(trial) !== seat ? 'final' : null;
}
