import type { LocalPlayer } from '@altiplano/client';
import type { BotLevel } from '@altiplano/protocol';

/** Who sits on a seat of a game that is being set up; a name stays known while a bot sits there. */
export interface SeatDraft {
  readonly kind: 'person' | BotLevel;
  readonly name: string;
}

/** So many people against easy bots. */
export function firstSeats(count: number, people = 1): SeatDraft[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: seat < people ? 'person' : 'easy', name: '' }));
}

/** The same seats, fewer or more: new ones are bots like the last. */
export function withCount(seats: readonly SeatDraft[], count: number): SeatDraft[] {
  const bot = seats.findLast(({ kind }) => kind !== 'person')?.kind ?? 'easy';
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: bot, name: '' });
}

/** The players as a local game wants them; whoever has no name gets one. */
export function playersOf(seats: readonly SeatDraft[], nameOf: (seat: number) => string): LocalPlayer[] {
  return seats.map(({ kind, name }, seat) =>
    kind === 'person' ? { name: name.trim() || nameOf(seat) } : { bot: kind },
  );
}
