import type { Texts } from '../text/texts.ts';

/** Names for seats that nobody in particular sits on. */
export function seatNames(players: number, texts: Texts): string[] {
  return Array.from({ length: players }, (_, seat) => texts.words.player(seat + 1));
}
