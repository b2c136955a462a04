/** A seat's place at the table, which decides colour and pattern. */
export type PlayerNumber = 1 | 2 | 3 | 4 | 5;

export const PLAYER_NUMBERS: readonly PlayerNumber[] = [1, 2, 3, 4, 5];

/**
 * The woven band of each player: stripes, zigzag, lozenges, dots, steps. Told apart without colour.
 * Each fills a box of 40 by 10.
 */
export const PLAYER_PATTERNS: Record<PlayerNumber, string> = {
  1: 'M0 0h4v10H0zM9 0h4v10H9zM18 0h4v10h-4zM27 0h4v10h-4zM36 0h4v10h-4z',
  2: 'M0 7l6.7-7 6.6 7L20 0l6.7 7 6.6-7L40 7v3.5l-6.7-7-6.6 7-6.7-7-6.7 7-6.6-7L0 10.5z',
  3: 'M0 5l5-5 5 5-5 5zM10 5l5-5 5 5-5 5zM20 5l5-5 5 5-5 5zM30 5l5-5 5 5-5 5z',
  4: 'M1.5 5a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0zM11.5 5a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0zM21.5 5a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0zM31.5 5a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z',
  5: 'M0 10V7h4V3.5h4V0h4v3.5h4V7h8V3.5h4V0h4v3.5h4V7h4v3z',
};

/** The colour of a player's pieces, and of what is written on them. */
export function playerColors(player: PlayerNumber): { fill: string; on: string } {
  return { fill: `var(--player-${player})`, on: `var(--on-player-${player})` };
}
