import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { CREAM, CRIMSON, GOLD, INK, SHADE, TEAL, TIMBER_DEEP } from '../ink.ts';

const HAT = 'M5.5 13.5q7-1.5 8.5-3c1-6 4-8 8.5-8s7.5 2 8.5 8q1.5 1.5 8.5 3-5 4-17 4t-17-4z';
const CLOAK = 'M16 20q8-4 14.5 0c4 5.5 6 12.5 6.5 20.5q-12 3-24.5 0C12.5 33 13.5 25.5 16 20z';
const BUNDLE = 'M29 20c6-4 13.5-2 15 4.5 1.2 5.5-2.5 10.5-9 11.5z';
const BOOTS = 'M17 37l-3.5 7.5q3 1.8 6.5 0L22 38zM28 37l2.5 7.5q3.5 1.5 6.5-.5L33.5 36z';

/** The traveler: broad hat, bundle on the back, staff in hand. */
export function Traveler(art: ArtProps) {
  return (
    <Art {...art} print="traveler">
      <TravelerFace fine={isFine(art.size)} />
    </Art>
  );
}

/** The drawing without a frame, to be set into a larger picture. */
export function TravelerFace({ fine }: { fine: boolean }) {
  return (
    <>
      <Contour d={`${HAT}${CLOAK}${BUNDLE}${BOOTS}M9.5 14l-2 31.5`} fine={fine} />
      <path d="M9.5 14L7.5 45.5" stroke="#c58d53" strokeWidth={fine ? 1.8 : 2} />
      <g stroke={INK} strokeWidth={lineWidth(fine)}>
        <path d={BOOTS} fill={TIMBER_DEEP} />
        <path d={BUNDLE} fill={CRIMSON} />
        <path d="M33.5 18.5c2 5 2.7 11 2 17l4-1.3c.8-5.5 0-11-2-16z" fill={GOLD} />
        <path d={CLOAK} fill="#6552a0" />
        <path
          d="M26 19c2 6 3 14 2.5 22.5 3 0 6-.4 8.5-1-.5-8-2.5-15-6.5-20.5q-2-1-4.5-1z"
          fill={SHADE}
          stroke="none"
        />
        <path d="M13.3 33q11.7 3 23 0l.5 4q-12 3-24 0z" fill={TEAL} />
        <path d="M14.5 26.5q-4 .5-6.3-1-1 2.5.8 4.5 2.5 1.5 5.5 1z" fill="#c98d5f" />
        <path d="M17.5 12h10v6q-2 4-5 4t-5-4z" fill="#c98d5f" />
        <path d={HAT} fill="#574a5a" />
        <path d="M14 10.5q8.5 2.5 17 0l-.6-3q-8 2-15.8 0z" fill={GOLD} />
      </g>
      {fine && (
        <>
          <path
            d="M15 35.3l2-1.2 2 1.8 2-1.6 2 1.8 2-1.6 2 1.7 2-1.8 2 1.5 2-1.8 1.8 1.2"
            fill="none"
            stroke={CREAM}
            strokeWidth="1.1"
          />
          <path d="M19.3 18.5h1.4M24.5 18.5h1.4" stroke={INK} strokeWidth="1.4" />
          <path d="M34.5 24l5-.3M35.5 29l5-.5" stroke={CRIMSON} strokeWidth="1.1" />
        </>
      )}
    </>
  );
}
