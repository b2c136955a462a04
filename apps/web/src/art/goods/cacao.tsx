import { SHADE } from '../ink.ts';
import type { PictureProps } from './picture.ts';

/** A ripe pod under its leaf. */
export function Cacao({ fine }: PictureProps) {
  return (
    <>
      <path d="M35 12c-6.5.5-12-1.5-15-6.5 6.5-1.5 12.5.5 15 6.5z" fill="#a9bf57" />
      {fine && <path d="M34 11.5c-4.5-1.5-8.5-3.5-12.5-5.5" fill="none" stroke="#5b7a2c" strokeWidth="1.1" />}
      <path d="M33.5 13.5L39 8" strokeWidth="3.6" />
      <g transform="rotate(-45 22.5 24)">
        <path d="M4.5 25C8 17.5 14.5 14.5 23 14.5s14 4 14 9.5-5.5 9.5-14 9.5S8 31.5 4.5 25z" fill="#f2a541" />
        <path
          d="M5.5 26c7 3.5 22 4.5 30.5 1.5-2 4-7 6-13 6-9 0-14-2.5-17.5-7.5z"
          fill={SHADE}
          stroke="none"
        />
        <g fill="none" stroke="#98430f" strokeWidth={fine ? 1.3 : 2}>
          <path d="M7.5 24c8.5-3.5 18.5-4 28-2M7.5 26c8.5 3 18.5 3.5 28 1" />
          {fine && <path d="M12.5 20c6-3.3 15.5-3.7 21.5-.8M12.5 30c6 2.5 14.5 2.5 20.5.2" />}
        </g>
        {fine && <path d="M14 17.8c3-1.3 6-1.7 9-1.7" fill="none" stroke="#ffe0a3" strokeWidth="1.3" />}
      </g>
    </>
  );
}
