import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { CREAM, INK, SHADE } from '../ink.ts';
import { PLAYER_PATTERNS, type PlayerNumber, playerColors } from './player-pattern.ts';

interface PlayerFigureProps extends ArtProps {
  player: PlayerNumber;
  /** First letter of the player's name. */
  initial?: string | undefined;
}

const PONCHO =
  'M19 18.5h10c4 1.5 11 15.5 12.5 23.5q.3 2.5-2.5 3.2-15 2.6-30 0-2.8-.7-2.5-3.2C8 34 15 20 19 18.5z';
const CAP = 'M14.5 19.5c-1.5-9 1-14.5 8-15.3L24 1.5l1.5 2.7c7 .8 9.5 6.3 8 15.3l-3.3 3-.7-8h-11l-.7 8z';
const FACE = 'M18 13h12v6.5q-2 4.5-6 4.5t-6-4.5z';

/** From this size on the letter on a figure can be read. */
const INITIAL_FROM = 32;

/** A player's figure: poncho and cap in their colour, their band woven in, their letter beside it. */
export function PlayerFigure({ player, initial, ...art }: PlayerFigureProps) {
  const fine = isFine(art.size);
  const { fill, on } = playerColors(player);
  return (
    <Art {...art}>
      <Contour d={PONCHO + CAP} fine={fine} />
      <g stroke={INK} strokeWidth={lineWidth(fine)}>
        <path d={PONCHO} fill={fill} />
        <path
          d="M28 18.5h1c4 1.5 11 15.5 12.5 23.5q.3 2.5-2.5 3.2l-6 .8c1.5-9-.5-19-5-27.5z"
          fill={SHADE}
          stroke="none"
        />
        <path d={FACE} fill="#c98d5f" />
        <path d={CAP} fill={fill} />
        <path d="M16.5 14.5q7.5-2.5 15 0v-3.5q-7.5-2.5-15 0z" fill={on} stroke="none" />
      </g>
      <g transform="translate(10.5 29.7) scale(.625 .8)" fill={on}>
        <path d={PLAYER_PATTERNS[player]} />
      </g>
      {fine && (
        <>
          <path d="M13 27.7q11-1 22 0M9.5 39.8q14.5 1.6 29 0" fill="none" stroke={on} strokeWidth="1" />
          <path d="M21 18.5h.1M27 18.5h.1" stroke={INK} strokeWidth="1.9" />
          <path d="M22.5 21.3q1.5 1 3 0" fill="none" stroke={INK} strokeWidth="1" />
        </>
      )}
      {initial !== undefined && (art.size ?? INITIAL_FROM) >= INITIAL_FROM && (
        <>
          <circle cx="38.8" cy="38.8" r="8" fill={CREAM} stroke={INK} strokeWidth="1.4" />
          <text x="38.8" y="42.8" textAnchor="middle" fontSize="11.5" fontWeight="700" fill={INK}>
            {initial}
          </text>
        </>
      )}
    </Art>
  );
}
