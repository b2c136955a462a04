import { CREAM, INK, SHADE } from '../ink.ts';
import type { PictureProps } from './picture.ts';

/** A ball of spun wool. */
export function Wool({ fine }: PictureProps) {
  return (
    <>
      <path d="M28 33c4 2.5 9 1.5 11-2.5" fill="none" stroke={INK} strokeWidth="4.4" />
      <path d="M28 33c4 2.5 9 1.5 11-2.5" fill="none" stroke={CREAM} strokeWidth="1.9" />
      <circle cx="23.5" cy="22" r="12.8" fill={CREAM} />
      <path d="M33.5 14a12.8 12.8 0 0 1-19 17.2C25 32 33 24.5 33.5 14z" fill={SHADE} stroke="none" />
      <g fill="none" stroke="#8a6f4e" strokeWidth={fine ? 1.2 : 2}>
        <path d="M13.5 15.5c7-1.5 14.5 3.5 18 16M11.5 24c5.5-1 11 2 13.5 10.5M20 10c7.5 1 13.5 6 15.5 13" />
        {fine && (
          <>
            <path d="M12.5 18.5c7-1.5 13 3.5 16.5 14.5M11.3 21.3c6.5-1.2 12 2.7 15 12.5M15.5 12.8c8-.6 15.5 5 18.5 16" />
            <path d="M12.5 28c5.5-4.5 8-10.5 8-17.5M15 31c5.5-4.5 9-12 9.5-21" />
          </>
        )}
      </g>
      <circle cx="23.5" cy="22" r="12.8" fill="none" />
    </>
  );
}
