import { type Game, type GameEvent, type Log, readLog, type Viewer } from '@altiplano/rules';
import { ALL } from './sequences.ts';

/** What a viewer may hear of what was told, or all of it. */
export function heardBy(game: Game, log: Log, viewer: Viewer | 'all'): GameEvent[] {
  return log.numbers.length === 0 ? [] : readLog(game, log, viewer);
}

/**
 * Who may know that something was told, as bits. What spectators hear of is known to all; and what is told to nobody,
 * like a drawing of no tile, all can see on the board.
 */
export function hearersOf(game: Game, log: Log): number {
  if (log.numbers.length === 0 || readLog(game, log, 'spectator').length > 0) return ALL;
  let bits = 0;
  for (const seat of game.state.seats.keys()) {
    if (readLog(game, log, seat).length > 0) bits |= 1 << seat;
  }
  return bits;
}
