import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { CRIMSON, GOLD, INK, SHADE, TIMBER, TIMBER_DEEP } from '../ink.ts';

interface CartProps extends ArtProps {
  /** The cart that every player has from the start; it flies a pennant. */
  free?: boolean;
  /** Spent for this round: tipped onto its shafts, pale. */
  used?: boolean;
}

const OUTER =
  'M11 15h34l-3.5 16h-2.7a11 11 0 1 1-21.6 0h-2.7l-.6-2.7L3 31.5l-1-5 11-2.6zM17.3 34a11 11 0 1 1 0 .1z';
const PENNANT = 'M35.5 19V4.5M35.5 5h-13l3.5 3.5-3.5 3.5h13z';

const SPOKES = 'M28 26v16M20 34h16M22.3 28.3l11.4 11.4M33.7 28.3L22.3 39.7';
/** Small and at night, dark timber alone would not be seen. */
const LIGHT = '#c58d53';

/** A two-wheeled cart. */
export function Cart({ free = false, used = false, ...art }: CartProps) {
  const fine = isFine(art.size);
  return (
    <Art {...art} print={`cart ${free} ${used}`}>
      <g
        stroke={INK}
        strokeWidth={lineWidth(fine)}
        opacity={used ? 0.6 : 1}
        transform={used ? 'rotate(-13 28 34)' : undefined}
      >
        <Contour d={free ? OUTER + PENNANT : OUTER} fine={fine} />
        {free && (
          <>
            <path d="M35.5 15V4.5" fill="none" />
            <path d="M35.5 5h-13l3.5 3.5-3.5 3.5h13z" fill={CRIMSON} />
            {fine && <path d="M29 8.5h4" stroke={GOLD} />}
          </>
        )}
        <path d="M15 25.5L2.5 28.5" fill="none" strokeWidth={fine ? 4 : 4.6} />
        <path d="M15 25.5L2.5 28.5" fill="none" stroke={TIMBER} strokeWidth={fine ? 1.8 : 2} />
        <path d="M11 15h34l-3.5 16H14.5z" fill={fine ? TIMBER : LIGHT} />
        <path d="M11 15h34l-1 4.5H12z" fill={fine ? LIGHT : '#e0ab70'} />
        <path d="M32 15h13l-3.5 16H32z" fill={SHADE} stroke="none" />
        {fine && <path d="M13 25h30M20 15.5l1 15M28 15.5v15M36.5 15.5l-1 15" fill="none" strokeWidth="1.1" />}
        <circle cx="28" cy="34" r="11" fill={TIMBER_DEEP} />
        <circle cx="28" cy="34" r={8} fill="#ecc78d" />
        <path d={fine ? SPOKES : 'M28 26v16M20 34h16'} fill="none" strokeWidth={fine ? 1.6 : 1.8} />
        <circle cx="28" cy="34" r="2.8" fill={GOLD} />
      </g>
    </Art>
  );
}
