import { GOLD_DEEP, SHADE } from '../ink.ts';
import type { PictureProps } from './picture.ts';

/** A cob in its husk. */
export function Corn({ fine }: PictureProps) {
  return (
    <>
      <path d="M24 5c5.5 0 8.5 7.5 8.5 15S29 34 24 34s-8.5-6.5-8.5-14S18.5 5 24 5z" fill="#ffcf3f" />
      <g fill="none" stroke={GOLD_DEEP} strokeWidth={fine ? 1 : 1.7}>
        {fine ? (
          <>
            <path d="M20.8 7.5c-1.5 6-1.5 18 0 25M24 5.5v28M27.2 7.5c1.5 6 1.5 18 0 25" />
            <path d="M19 10q5 1.5 10 0M17.3 13.5q6.7 1.7 13.4 0M16.3 17q7.7 1.8 15.4 0M16.2 20.5q7.8 1.8 15.6 0M16.6 24q7.4 1.8 14.8 0" />
          </>
        ) : (
          <path d="M21 8c-1 6-1 18 0 24M27 8c1 6 1 18 0 24" />
        )}
      </g>
      <path d="M29 8c3.5 6 3.5 18 0 24 2.3-2 3.5-7 3.5-12S31.3 10 29 8z" fill={SHADE} stroke="none" />
      <path d="M24 41C14.5 38.5 11 30 12 20c6.5 4.5 11 11 12 21z" fill="#c3dc74" />
      <path d="M24 41c9.5-2.5 13-11 12-21-6.5 4.5-11 11-12 21z" fill="#92b84b" />
      {fine && (
        <g fill="none" stroke="#3f7d38" strokeWidth="1.1">
          <path d="M14 24c4.5 3.5 7.5 8 9 14M13.7 28.5c3.3 2 6 4.8 7.8 8.5M34 24c-4.5 3.5-7.5 8-9 14M34.3 28.5c-3.3 2-6 4.8-7.8 8.5" />
        </g>
      )}
    </>
  );
}
