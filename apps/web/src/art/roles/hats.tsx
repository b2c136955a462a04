import { CREAM, CRIMSON, GOLD, TEAL, TIMBER_DEEP } from '../ink.ts';

/** The shape of each hat, for the contour of its wearer too. */
export const OUTLINES = {
  straw: 'M1.5 18q6.5-1 8.5-3.5Q11 5 20 5t10 9.5q2 2.5 8.5 3.5-5.5 5.5-18.5 5.5T1.5 18z',
  knit: 'M8.5 27Q6.5 7 20 7t11.5 20l-3.5 4-2-11H14l-2 11z',
  helmet: 'M7 20Q7 6 20 6t13 14q-13 3-26 0z',
  bowler: 'M6.5 15.5q3 .5 4.5-1.5Q11 4 20 4t9 10q1.5 2 4.5 1.5-3 4.5-13.5 4.5T6.5 15.5z',
  scarf: 'M8 19Q8 6 20 6t12 13q-12-4-24 0z',
};

/** The broad straw hat of fields and lake. */
export function StrawHat({ band }: { band: string }) {
  return (
    <>
      <path d={OUTLINES.straw} fill="#dcae58" />
      <path d="M10 14.5q10 3.5 20 0l-.6-4q-9.4 3-18.8 0z" fill={band} />
    </>
  );
}

/** The knitted cap with flaps over the ears. */
export function KnitCap({ color, trim }: { color: string; trim: string }) {
  return (
    <>
      <circle cx="20" cy="4.5" r="3" fill={trim} />
      <path d={OUTLINES.knit} fill={color} />
      <path d="M9 18.5q11-4 22 0v-4.5q-11-4-22 0z" fill={trim} />
      <path
        d="M11 17l2-2 2.3 1.5 2.3-2 2.4 1.6 2.4-1.6 2.3 2L27 15l2 2"
        fill="none"
        stroke={CRIMSON}
        strokeWidth="1.1"
      />
    </>
  );
}

/** The miner's helmet with its lamp. */
export function Helmet() {
  return (
    <>
      <path d={OUTLINES.helmet} fill={GOLD} />
      <path d="M5 20.5q15 3.5 30 0" fill="none" strokeWidth="2.6" />
      <path d="M17.5 6.3h5v13h-5z" fill="#b9741a" strokeWidth="1" />
      <circle cx="20" cy="14.5" r="4" fill="#fff6d8" />
    </>
  );
}

/** The trader's small round hat, set high. */
export function BowlerHat() {
  return (
    <>
      <path d={OUTLINES.bowler} fill="#6b4a33" />
      <path d="M11 14q9 3 18 0l-.3-3q-8.7 2.7-17.4 0z" fill={TIMBER_DEEP} />
    </>
  );
}

/** The stonemason's knotted scarf. */
export function HeadScarf() {
  return (
    <>
      <path d="M30 14q5 0 7.5 5-4-1-5 0 2 2.5 1.5 5.5-3-4-6-6z" fill={TEAL} />
      <path d={OUTLINES.scarf} fill={TEAL} />
      <path d="M12 13h.1M18 10h.1M24 11h.1M28 15h.1M17 15h.1M23 15.5h.1" stroke={CREAM} strokeWidth="2" />
    </>
  );
}
