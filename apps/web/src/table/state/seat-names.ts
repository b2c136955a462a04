import type { SeatInfo } from '@altiplano/protocol';
import { type GameTexts, isYou } from '@altiplano/text';

/** Names of the players at this table: people by their own, bots by number. */
export function seatNames(
  { seats }: { readonly seats: readonly SeatInfo[] },
  { words }: GameTexts,
): string[] {
  let bots = 0;
  return seats.map(({ person, bot }, seat) => {
    if (person !== null) return isYou(person.name) ? words.you : person.name;
    if (bot === null) return words.player(seat + 1);
    bots++;
    return words.bot(bots);
  });
}
