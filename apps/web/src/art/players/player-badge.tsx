import { Art, type ArtProps, isFine } from '../art.tsx';
import { EDGE } from '../ink.ts';
import { PLAYER_PATTERNS, type PlayerNumber, playerColors } from './player-pattern.ts';

interface PlayerBadgeProps extends ArtProps {
  player: PlayerNumber;
  /** First letter of the player's name. */
  initial: string;
}

/** From this size on the letter is twelve pixels high. */
const READABLE = 21.5;

/** A player in a line of text: colour, letter, and their woven band below it. */
export function PlayerBadge({ player, initial, ...art }: PlayerBadgeProps) {
  const { fill, on } = playerColors(player);
  const band = isFine(art.size) ? 'translate(7 34) scale(.85)' : 'translate(6 33) scale(.9 1)';
  return (
    <Art {...art} least={READABLE}>
      <rect
        x="2"
        y="2"
        width="44"
        height="44"
        rx="9"
        fill={fill}
        stroke={EDGE}
        strokeWidth={isFine(art.size) ? 1.2 : 2}
      />
      <text x="24" y="29" textAnchor="middle" fontSize="27" fontWeight="700" fill={on}>
        {initial}
      </text>
      <path d={PLAYER_PATTERNS[player]} fill={on} transform={band} />
    </Art>
  );
}
