import type { PlayerNumber } from '../../art/players/player-pattern.ts';

/** The colour and pattern of a seat. */
export function playerNumber(seat: number): PlayerNumber {
  return (seat + 1) as PlayerNumber;
}

/** The letter that stands for a player: of "Bot 2" the 2, so that bots differ. */
export function initialOf(name: string): string {
  const number = /\d+$/.exec(name)?.[0];
  return (number ?? [...name][0] ?? '?').slice(0, 1).toUpperCase();
}
