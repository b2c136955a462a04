import { Contour } from '../contour.tsx';
import { CRIMSON } from '../ink.ts';
import type { SignProps } from './sign.ts';

const HILL = 'M2 45c0-16 9-28 25-30 9 1 19 12 19 30z';

export function RoadSign({ fine }: SignProps) {
  return (
    <>
      <Contour d={`${HILL}M36 20V3M36 4h10l-3 4 3 4H36z`} fine={fine} />
      <path d={HILL} fill="#8fa04e" />
      <path d="M27 15c9 1 19 12 19 30H36c6-9 0-22-9-30z" fill="#2b1a122b" stroke="none" />
      <path
        d="M26 15.5c-7 2.5-9 5-6 7.5 3.5 3 13 3 12 8-1 5.5-18 4-18 14h17c-1-5 12-6.5 12-14.5 0-9-17-7-18-10.5-.3-1.5 2-3 4-4.5z"
        fill="#f3dfb2"
      />
      {fine && (
        <path
          d="M22.5 19.5q.5 2 5 3M37 27.5q1.5 5-5 8.5M24 40q-2 2-2 4.5"
          fill="none"
          stroke="#a9813f"
          strokeWidth="1.3"
          strokeDasharray="3 2.6"
        />
      )}
      <path d="M36 22V4" fill="none" strokeWidth={fine ? 1.6 : 2.2} />
      <path d="M36 4h10l-3 4 3 4H36z" fill={CRIMSON} />
      <path d="M31.5 25l2-5.5h5l2.5 5.5z" fill="#cfcdc6" />
      {fine && <path d="M4 40q2-4 4 0M8 43q2-4 4 0M40 42q2-3.5 4 0" fill="none" stroke="#4f6d2c" />}
    </>
  );
}
