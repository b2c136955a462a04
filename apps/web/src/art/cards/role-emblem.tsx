import { Contour } from '../contour.tsx';
import { CREAM, CRIMSON, GOLD } from '../ink.ts';
import type { EmblemProps } from './emblem.ts';

const HAT = 'M3 18q8-1 10-4 1-11 11-11t11 11q2 3 10 4-6 6-21 6T3 18z';
const SHOULDERS = 'M4 45.5q1-13 13-14.5h14q12 1.5 13 14.5z';

/** A role: whoever one was before the game began. */
export function RoleEmblem({ fine }: EmblemProps) {
  return (
    <>
      <Contour d={`${HAT}${SHOULDERS}M15 19h18v8q-3 8-9 8t-9-8z`} fine={fine} />
      <path d={SHOULDERS} fill={CRIMSON} />
      <path d="M19 31l5 7 5-7 4 .5-9 14-9-14z" fill={GOLD} />
      <path d="M15 19h18v8q-3 8-9 8t-9-8z" fill="#c98d5f" />
      <path d={HAT} fill="#c9954a" />
      <path d="M13 14q11 4 22 0l-.6-4q-10.4 3.5-20.8 0z" fill={CREAM} />
      {fine && <path d="M20 27h.1M28 27h.1" strokeWidth="2.2" />}
      {fine && <path d="M22 31q2 1.2 4 0" fill="none" strokeWidth="1.1" />}
    </>
  );
}
