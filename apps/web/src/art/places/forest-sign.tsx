import { Contour } from '../contour.tsx';
import { TIMBER } from '../ink.ts';
import type { SignProps } from './sign.ts';

const BACK = 'M6 33c-5-1-6-6-2.5-9C1 20 4 15 8.5 15.5 9.5 10 17 9 19.5 13L24 33z';
const FRONT =
  'M17 33.5c-6-.5-8-7-4-10.5-3-5 1-10.5 6.5-10C20 6.5 27 2.5 31.5 6 37 2.5 43.5 7 43 13c4.5 1.5 6 7 3 10.5 2 4.5-1 9.5-6 9.5-3 3.5-8 3.5-11 .5-3.5 3-8.5 3-12 0z';

export function ForestSign({ fine }: SignProps) {
  return (
    <>
      <Contour d={`${BACK}${FRONT}M8 32h5v13.5H8zM25 30h9l2 15.5H24z`} fine={fine} />
      <path d="M8.5 31h4.5v14.5H8.5z" fill={TIMBER} />
      <path d={BACK} fill="#3c6a3a" />
      <path
        d="M24.5 45.5c1.5-6 1-10-2-15l3-1.5 3 5 1-6h3l-.5 7 4.5-5 2.5 2c-3.5 5-4.5 8.5-3 13.5z"
        fill="#a5613a"
      />
      <path d={FRONT} fill="#4f8141" />
      <path
        d="M14 20c0-4 3-6 6.5-5.5C21.5 9 26 6.5 30 8.5c-4.5 1.5-6.5 4.5-6.5 8-4-.5-7 .5-9.5 3.5z"
        fill="#86b25c"
        stroke="none"
      />
      {fine && (
        <path
          d="M22 25q2.5 1.8 5 0M31 20q2.5 1.8 5 0M35 28q2.5 1.8 5 0M29 12q2.5 1.8 5 0M6 24q1.5 1 3 0"
          fill="none"
          stroke="#2a5326"
          strokeWidth="1.3"
        />
      )}
    </>
  );
}
