import { Contour } from '../contour.tsx';
import { CREAM, CRIMSON, TIMBER } from '../ink.ts';
import type { SignProps } from './sign.ts';

const HULL =
  'M2.5 26c0-3 3-4 4.5-2 2 4 7 6 17 6s15-2 17-6c1.5-2 4.5-1 4.5 2-1 8.5-9 13-21.5 13S3.5 34.5 2.5 26z';
const SAIL = 'M26 3.5c11 5 15 14 14.5 23q-7 2-14.5 2z';
const JIB = 'M22 8c-6 4-10 11-10.5 18.5q5 2 10.5 2z';

export function HarborSign({ fine }: SignProps) {
  return (
    <>
      <Contour d={`${HULL}${SAIL}${JIB}M2 36h44v9.5H2z`} fine={fine} />
      <path d="M22 2.5h4V32h-4z" fill={TIMBER} />
      <path d={SAIL} fill={CREAM} />
      <path d="M26 11q8 2 12 5.5 1.5 3 2 6.5-7-3.5-14-4z" fill={CRIMSON} stroke="none" />
      <path d={SAIL} fill="none" />
      <path d={JIB} fill={CREAM} />
      <path d={HULL} fill="#dfb45c" />
      {fine && (
        <path
          d="M5 31c5 3.5 11 5 19 5s14-1.5 19-5M12 29.5l-1.5 7M24 30.5V39M36 29.5l1.5 7"
          fill="none"
          strokeWidth="1.1"
        />
      )}
      <path d="M1.5 37q3.7-3 7.5 0t7.5 0 7.5 0 7.5 0 7.5 0 7.5 0v8.5h-45z" fill="#2f7ba3" />
      <path
        d="M8 42.5q3-2.3 6 0t6 0M27 42.5q3-2.3 6 0t6 0"
        fill="none"
        stroke="#bfe3e6"
        strokeWidth={fine ? 1.3 : 2}
      />
    </>
  );
}
