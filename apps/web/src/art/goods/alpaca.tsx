import { CREAM, CRIMSON, GOLD, INK, SHADE } from '../ink.ts';
import type { PictureProps } from './picture.ts';

const BODY =
  'M17.8 43c-1-4-1-9 .2-14.5-3.3.6-6.3-.6-7-3.3-.6-2.6.8-4.6 3.4-5.4-.2-2.3.4-4 1.6-5.3-.7-2.4.5-4.6 2.7-5.1.6-2.2 3-3.3 5.1-2.3 1.9-1.3 4.6-.6 5.5 1.5 2.4.3 3.8 2.7 3 5 1.9 1.5 2 4 .8 5.8 2.2 1.7 2.4 4.5.9 6.5 2.3 2 2.5 5 1 7 2 2.2 2.4 6 1.8 10.1z';

/** An alpaca's head with the tassel of its owner in the ear. */
export function Alpaca({ fine }: PictureProps) {
  return (
    <>
      <path
        d="M17.2 10.5c-1.2-2.5-1-5 .6-6.7 2 1.4 2.9 3.5 2.6 6zM28.5 9.5c-.3-2.7.7-5 2.8-6.2 1.5 2 1.5 4.7.2 7.2z"
        fill="#e9cfa4"
      />
      <path d={BODY} fill={CREAM} />
      <path
        d="M31.5 14.5c1.9 1.5 2 4 .8 5.8 2.2 1.7 2.4 4.5.9 6.5 2.3 2 2.5 5 1 7 2 2.2 2.4 5.2 1.8 9.2H29c2.5-9 1-19.5-.5-26z"
        fill={SHADE}
        stroke="none"
      />
      <path d={BODY} fill="none" />
      <circle cx="19.5" cy="18.3" r={fine ? 1.5 : 2.1} fill={INK} stroke="none" />
      <path d="M11.3 24.3c1.7.8 3.6.7 5-.3" fill="none" strokeWidth={fine ? 1.2 : 1.7} />
      {fine && (
        <>
          <path d="M13 21.5h.1" strokeWidth="1.6" />
          <g fill="none" stroke="#bb9468" strokeWidth="1.1">
            <path d="M18.5 14.5c1.5 1 3 .7 3.8-.7 1.3 1.2 3.2 1 4-.5M22.5 30c1.3 1.2 3 1.2 4 0M25.5 25c1.3 1.2 3 1.2 4 0M21.5 36c1.3 1.2 3 1.2 4 0M27.5 33.5c1.3 1.2 3 1.2 4 0M28 39.5c1.3 1.2 3 1.2 4 0" />
          </g>
          <path d="M31 9l3 1.5.8 6.5-1.8-.8-1.2 1.5-1.8-5.7z" fill={GOLD} strokeWidth="1" />
          <path d="M30.2 9.8l3.5 1.2" stroke={CRIMSON} strokeWidth="1.6" />
        </>
      )}
    </>
  );
}
