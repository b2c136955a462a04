import {
  apply,
  copyGame,
  createLog,
  type Game,
  type GameEvent,
  readLog,
  type ReadableMove,
  readMove,
  type Rejection,
  whyNot,
} from '@altiplano/rules/engine';
import { type Changes, changesFor } from './changes.ts';

/** What a move would do. */
export interface Preview {
  /** Whether it makes something known that is hidden; then nothing more can be said about it. */
  readonly reveals: boolean;
  readonly events: readonly GameEvent[];
  readonly changes: Changes | null;
  readonly after: Game | null;
}

/** Tries a move of a seat on a copy of what it sees: what it would change, or why it cannot be played. */
export function previewOf(game: Game, seat: number, move: ReadableMove): Preview | Rejection {
  const read = readMove(game, move);
  if (typeof read !== 'number') return read;
  const refusal = whyNot(game, seat, read);
  if (refusal !== null) return refusal;
  const { after, events, reveals } = tryMove(game, seat, read);
  if (reveals) return { reveals, events: [], changes: null, after: null };
  return { reveals, events, changes: changesFor(game, after, seat), after };
}

/** A copy on which a legal move has been played, and what its seat hears of it. What is revealed there is made up. */
export function tryMove(
  game: Game,
  seat: number,
  move: number,
): { readonly after: Game; readonly events: readonly GameEvent[]; readonly reveals: boolean } {
  const after = copyGame(game);
  const log = createLog();
  after.log = log;
  apply(after, seat, move);
  after.log = null;
  const reveals = after.state.revealed !== game.state.revealed;
  return { after, events: readLog(after, log, seat), reveals };
}
