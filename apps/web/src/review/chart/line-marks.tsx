import type { PlayerNumber } from '../../art/players/player-pattern.ts';

/** How each player's line is dashed: told apart without colour. */
export const DASHES: Readonly<Record<PlayerNumber, string>> = {
  1: 'none',
  2: '9 4',
  3: '2.5 3.5',
  4: '12 4 2.5 4',
  5: '5 5',
};

/** The mark on each player's points, in a box of 10 around the middle. */
const SHAPES: Readonly<Record<PlayerNumber, string>> = {
  1: 'M-4.5 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z',
  2: 'M-4-4h8v8h-8z',
  3: 'M0-5.5L5.5 0 0 5.5-5.5 0z',
  4: 'M0-5L5 4.5H-5z',
  5: 'M0 5L-5-4.5H5z',
};

interface LineMarkProps {
  player: PlayerNumber;
  x: number;
  y: number;
}

/** A point of a player's line. */
export function LineMark({ player, x, y }: LineMarkProps) {
  return (
    <path
      d={SHAPES[player]}
      transform={`translate(${x} ${y})`}
      fill={`var(--player-${player})`}
      stroke="var(--text)"
      strokeWidth={1.2}
    />
  );
}
