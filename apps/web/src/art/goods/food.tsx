import { CREAM, CRIMSON, GOLD, SHADE } from '../ink.ts';
import type { PictureProps } from './picture.ts';

const BOWL = 'M9 22.5h30c0 7.5-4 13-9.5 14.5v2H18.5v-2C13 35.5 9 30 9 22.5z';

/** A clay bowl of hot stew. */
export function Food({ fine }: PictureProps) {
  return (
    <>
      <g fill="none" stroke={CREAM} strokeWidth={fine ? 1.8 : 2.8}>
        <path d="M17.5 17c-3-3 2-4.5-.5-8.5M24 15.5c-3-3 2.5-5-.5-9.5M30.5 17c-3-3 2-4.5-.5-8.5" />
      </g>
      <path d={BOWL} fill={CREAM} />
      {fine && (
        <g fill="none" stroke={CRIMSON} strokeWidth="1.5">
          <path d="M9.8 27.5l3.4 3.5 3.6-3.5 3.6 3.5 3.6-3.5 3.6 3.5 3.6-3.5 3.6 3.5 3.4-3.5" />
          <path d="M13.5 33.5h21" strokeWidth="1.2" />
        </g>
      )}
      <path d="M39 22.5c0 7.5-4 13-9.5 14.5v2h-5.5c6-3 9.5-8.5 10-16.5z" fill={SHADE} stroke="none" />
      <path d={BOWL} fill="none" />
      <ellipse cx="24" cy="22.5" rx="15" ry="3.8" fill="#8a3a10" />
      {fine && (
        <g fill={GOLD} stroke="none">
          <path d="M14.5 23c.8-2.6 5.2-2.6 6 0zM22 22c1-2.6 6-2.4 6.2.6zM29 23.8c.8-2 4-1.8 4.6.2z" />
        </g>
      )}
    </>
  );
}
