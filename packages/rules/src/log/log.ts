import { writeArguments } from '../moves/fields.ts';
import type { Game } from '../state/game.ts';
import { EVENT_ARGUMENTS, EVENT_CODE, EVENT_TYPES, type EventType, type GameEvent } from './told.ts';

/** Who may hear it: everyone, one seat only, or all but one seat (who heard it before). */
const EVERYONE = -1;
const NUMBERS_PER_EVENT = 6;

/** What happened, as numbers: code, audience, four arguments. */
export interface Log {
  readonly numbers: number[];
}

export function createLog(): Log {
  return { numbers: [] };
}

/** Tells everyone. */
export function tell(game: Game, type: EventType, a = 0, b = 0, c = 0, d = 0): void {
  if (game.log !== null) game.log.numbers.push(EVENT_CODE[type], EVERYONE, a, b, c, d);
}

/** Tells only the seat, whose number is also the first argument. */
export function tellSeat(game: Game, type: EventType, seat: number, b = 0, c = 0): void {
  if (game.log !== null) game.log.numbers.push(EVENT_CODE[type], seat, seat, b, c, 0);
}

/** Tells all but the seat, whose number is also the first argument. */
export function tellOthers(game: Game, type: EventType, seat: number, b = 0, c = 0): void {
  if (game.log !== null) game.log.numbers.push(EVENT_CODE[type], -2 - seat, seat, b, c, 0);
}

function hears(audience: number, listener: number | 'spectator' | 'all'): boolean {
  if (listener === 'all') return audience >= EVERYONE;
  if (audience === EVERYONE || audience === listener) return true;
  return audience < EVERYONE && audience !== -2 - (listener === 'spectator' ? 99 : listener);
}

/** What a listener may hear of a log; 'all' hears every event once. */
export function readLog(game: Game, log: Log, listener: number | 'spectator' | 'all'): GameEvent[] {
  const events: GameEvent[] = [];
  for (let at = 0; at < log.numbers.length; at += NUMBERS_PER_EVENT) {
    if (!hears(log.numbers[at + 1], listener)) continue;
    const type = EVENT_TYPES[log.numbers[at]];
    const values = log.numbers.slice(at + 2, at + NUMBERS_PER_EVENT);
    events.push(writeArguments(game, type, EVENT_ARGUMENTS[type], values) as GameEvent);
  }
  return events;
}
