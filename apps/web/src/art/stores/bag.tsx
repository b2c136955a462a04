import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { CREAM, CRIMSON, GOLD, INK, SHADE, TEAL } from '../ink.ts';

const MOUTH =
  'M17 13c-3.5-2.5-5-6-5.5-10 3 1 5 1 7-.5 1.7 1.7 3.3 1.7 5.5 0 2.2 1.7 3.8 1.7 5.5 0 2 1.5 4 1.5 7 .5-.5 4-2 7.5-5.5 10z';
const BELLY = 'M17 15C8 20 3.5 28 3.5 35.5 3.5 43 11 46 24 46s20.5-3 20.5-10.5C44.5 28 40 20 31 15z';

/** The bag that goods are drawn from. */
export function Bag(art: ArtProps) {
  const fine = isFine(art.size);
  return (
    <Art {...art} print="bag">
      <Contour d={MOUTH + BELLY} fine={fine} />
      <g stroke={INK} strokeWidth={lineWidth(fine)}>
        <path d={MOUTH} fill="#d9a15c" />
        <path d={BELLY} fill="#c4843f" />
        <path
          d="M31 15c9 5 13.5 13 13.5 20.5C44.5 43 37 46 24 46h-2c10-2 14.5-7 14.5-14 0-6-3-12.5-8.5-17z"
          fill={SHADE}
          stroke="none"
        />
        <path d="M5.5 27.5Q24 33 42.5 27.5q1.5 3.5 2 7Q24 40.5 3.6 34.5q.4-3.5 1.9-7z" fill={CRIMSON} />
        {fine && (
          <g fill="none" strokeWidth="1.5">
            <path d="M6 33l3.5-3.5 4 4.5 3.5-3.5 3.5 4 3.5-4 3.5 4 3.5-4 3.5 3.5 4-4.5L42 33" stroke={GOLD} />
            <path d="M4.5 38q19.5 5.5 39 0" stroke={TEAL} />
          </g>
        )}
        <path d="M15 12.5h18q2 0 2 2t-2 2H15q-2 0-2-2t2-2z" fill={CREAM} />
        <path d="M33 15.5c4 1 5.5 4 5 8" fill="none" strokeWidth="3.4" />
        <path d="M33 15.5c4 1 5.5 4 5 8" fill="none" stroke={CREAM} strokeWidth="1.5" />
        <path d="M36.5 22.5h3l1 6h-5z" fill={GOLD} />
      </g>
    </Art>
  );
}
