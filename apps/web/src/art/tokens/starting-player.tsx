import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { CREAM, GOLD, INK } from '../ink.ts';

const WING =
  'M22 24C16 20.5 10.5 13 8 3.5c-1.2 1-1.7 2.7-1.5 4.5C5 7.5 4 8 3.5 9c.2 2 .8 3.7 1.7 5.2C3.8 14 3 14.7 2.8 16c.8 2 2 3.5 3.5 4.7-1.3.2-2 1-1.8 2.3 1.5 1.7 3.3 2.8 5.3 3.5-1 .5-1.3 1.5-.8 2.7 4 2.5 9 2.8 13.5 1.3z';

const ROCK = 'M11 46.5l3.5-8.5 7-2.5h7.5l5 3.5 3.5 7.5z';
const BODY = 'M24 13.5c4 2 5.5 8 5 14-.4 5-2.3 9-5 11.5-2.7-2.5-4.6-6.5-5-11.5-.5-6 1-12 5-14z';
const HEAD = 'M21 14.8c0-3.3 1.3-5.5 3.5-5.5s3.8 2.2 3.2 5.5c-.5 2.5-1.7 4.2-3.2 4.2s-3.5-1.7-3.5-4.2z';

/** Who starts: the condor on its rock. */
export function StartingPlayer(art: ArtProps) {
  const fine = isFine(art.size);
  return (
    <Art {...art} print="starting player">
      <Contour d={ROCK + WING + BODY + HEAD} fine={fine} />
      <g transform="matrix(-1 0 0 1 48 0)">
        <Contour d={WING} fine={fine} />
      </g>
      <g stroke={INK} strokeWidth={lineWidth(fine)}>
        <path d={ROCK} fill={GOLD} />
        <path d={WING} fill="#5d5466" />
        <path d={WING} fill="#4a4252" transform="matrix(-1 0 0 1 48 0)" />
        <path d={BODY} fill="#4a4252" />
        <path d="M18.8 20.5q5.2-3.5 10.4 0-.5 3-2.4 3.8-2.8-1-5.6 0-1.9-.8-2.4-3.8z" fill={CREAM} />
        <path d={HEAD} fill="#d9665c" />
        <path d="M21.3 13l-4 1.6q1.5 2 4.2 1.6z" fill={CREAM} />
      </g>
      {fine && (
        <>
          <circle cx="23.5" cy="12.8" r=".9" fill={INK} />
          <path
            d="M10 12l6.5 8M8.5 18l6.5 5M10 24l5.5 2.5M38 12l-6.5 8M39.5 18L33 23M38 24l-5.5 2.5"
            stroke="#9c93a6"
            strokeWidth="1.1"
          />
          <path d="M22 36.5v2.5M26 36.5v2.5" stroke={INK} strokeWidth="1.4" />
          <path d="M17 42l5-1.5M27 43.5l5-1" stroke="#8f5a12" strokeWidth="1.1" />
        </>
      )}
    </Art>
  );
}
