import { INK } from '../ink.ts';
import type { PictureProps } from './picture.ts';

/** A trout of the lake. */
export function Fish({ fine }: PictureProps) {
  return (
    <>
      <path d="M18 14.5c2-3.5 6.5-5 10.5-4.2-.3 2.7-1.3 5.2-3 7.2z" fill="#8fb9cf" />
      <path d="M20 29c.5 2.5 2 4.5 4.5 5.5.8-2 .8-4.2 0-6.5z" fill="#8fb9cf" />
      <path
        d="M7 23c5-8 16-11.5 25.5-3.5l7-4.5c-1.3 4.7-1.3 11 0 15.5l-7-4.3C23 34 12 31 7 23z"
        fill="#e9f3ef"
      />
      <path d="M8.5 24.3c6 3 16 3.5 24 1.5l6 3.5-6-4C23 33 13.5 31 8.5 24.3z" fill="#9cc2d4" stroke="none" />
      <circle cx="13.3" cy="21.2" r={fine ? 1.4 : 2} fill={INK} stroke="none" />
      <path d="M18.3 17c2 3.7 2 7.5 0 11.5" fill="none" strokeWidth={fine ? 1.3 : 2} />
      {fine && (
        <g fill="none" stroke="#4f86a5" strokeWidth="1.1">
          <path d="M22 18c1.2 1.2 1.2 2.8 0 4M26 17.5c1.2 1.2 1.2 2.8 0 4M24 22c1.2 1.2 1.2 2.8 0 4M28 21.5c1.2 1.2 1.2 2.8 0 4M30 19c.8 1 .8 2 0 3" />
          <path d="M34.5 20.5l3-1.8M34.8 23h2.7M34.5 25.5l3 1.8M21.5 13.8l2-1.8M24.5 13.5l1.3-1.5" />
        </g>
      )}
    </>
  );
}
