import { CREAM, CRIMSON, GOLD, INK, SHADE, TEAL } from '../ink.ts';

const ALPACA =
  'M36 86C31 84 30 78 32.5 74.5 29.5 71 30 66.5 32.5 64 30 60.5 30.5 56.5 33 54c-4.5 1-8.5-.5-9-4s2-5.5 5.5-6c-.2-3.5 1-6 3-7.2-.5-2.8 1.5-5 4-4.5 1.5-2 5-1.7 6 .7 2.5.3 3.8 3 2.8 5.3 2.3 1.7 2.5 4.9 1 7 2.3 2.2 2.4 5.7.7 8 2 2.7 2 6.2.3 8.7 2.7.5 4.2.7 5.7.5 2.5-2.7 7-2.7 9.5-.5 3-2.2 7.5-1.5 9.5 1.3 4-.3 7 2.7 6.5 6.2 3 2 3.5 6 1.3 8.5 1 3.5-1 7-4.8 7.8-2 3-6.5 3.6-9.2 1.5-2.8 2.5-7.8 2.5-10.3.2-3 2.3-7.5 2.1-9.7-.3-3.3 1.8-7.8 1.3-9.8-1.2z';

/** An alpaca from head to hoof, looking left; with a pack it goes on a journey. It stands between 24 and 80. */
export function StandingAlpaca({ pack = false }: { pack?: boolean }) {
  return (
    <g stroke={INK} strokeWidth="1.4">
      <path d="M39 82h5v25h-5zM47 84h5v23h-5zM63 84h5v23h-5zM70.5 82h5v25h-5z" fill="#e3c89c" />
      <path
        d="M33.5 36c-1.5-3-1-6.5 1-8.5 2 2 2.8 4.5 2 7.5zM42.5 34.5c-.2-3 1-6 3.2-7.5 1.6 2.5 1.6 5.5 0 8.5z"
        fill="#e3c89c"
      />
      <path d={ALPACA} fill={CREAM} />
      <path
        d="M45.3 38.3c2.3 1.7 2.5 4.9 1 7 2.3 2.2 2.4 5.7.7 8 2 2.7 2 6.2.3 8.7 12 3 20 1 31.2 7.5 3 2 3.5 6 1.3 8.5 1 3.5-1 7-4.8 7.8-2 3-6.5 3.6-9.2 1.5-2.8 2.5-7.8 2.5-10.3.2-3 2.3-7.5 2.1-9.7-.3-2 1-4 1.3-6 .8C58 86 66 78 62 70c-8 2-16-2-19-8z"
        fill={SHADE}
        stroke="none"
      />
      <path d={ALPACA} fill="none" />
      <circle cx="34.3" cy="42.3" r="1.4" fill={INK} stroke="none" />
      <path d="M24.8 50.3q2.5 1.2 5-.2" fill="none" strokeWidth="1.1" />
      <path
        d="M33 40q2 1.5 4-.3 2 1.5 4-.3M52 68q2.5 2 5 0M62 70q2.5 2 5 0M56 77q2.5 2 5 0M66 79q2.5 2 5 0M40 72q2.5 2 5 0M46 80q2.5 2 5 0M37 62q2.5 2 5 0"
        fill="none"
        stroke="#bb9468"
        strokeWidth="1.1"
      />
      {pack && (
        <>
          <path d="M50 61q12-4 24 0l2 13q-14 4-28 0z" fill={CRIMSON} />
          <path d="M54 60q8-8 17 0l1 5q-9 3-18 0z" fill={GOLD} />
          <path d="M48.6 70q14 4 27 0" fill="none" stroke={TEAL} strokeWidth="2.4" />
        </>
      )}
      <path d="M32.5 56.5q7.5 3 15.5 0" fill="none" stroke={CRIMSON} strokeWidth="3" />
    </g>
  );
}
