import type { PictureProps } from './picture.ts';

/** Broken rock, a vein of ore across it. */
export function Ore({ fine }: PictureProps) {
  return (
    <>
      <path d="M9 31.5l1.5-10 6-9L26 9l10 5.5 3 10-3 9.5-9.5 3.5-12-.5z" fill="#c9bcae" />
      <path d="M27.5 19.5L36 14.5l3 10-3 9.5-9.5 3.5-5-6.5z" fill="#85776b" stroke="none" />
      <path d="M10.5 21.5l6-9L26 9l1.5 10.5-6 11.5-7-2z" fill="#e5dccf" stroke="none" />
      <path d="M9 31.5l1.5-10 4 7.5 7 2 5 6.5-12-.5z" fill="#a4968a" stroke="none" />
      <path d="M9 31.5l1.5-10 6-9L26 9l10 5.5 3 10-3 9.5-9.5 3.5-12-.5z" fill="none" />
      <path d="M14 15.5l5.5 3.5 1.5 5 7 1.5 3.5 5 5.5 1.5-1.5 4.5-6-2-4-5-7.5-2-3-6-5-2.5z" fill="#ff8f2a" />
      {fine && (
        <g fill="none" stroke="#ffe0b0" strokeWidth="1.1">
          <path d="M15 17.5l3 2 1.5 4.5M22.5 26l4.5 1 3 4.5" />
        </g>
      )}
      {fine && (
        <g fill="none" stroke="#5e5148" strokeWidth="1.1">
          <path d="M26 9l1.5 10.5L36 14.5M29 23l5-1M31.5 26l4-.5M13 33l4 1.5M23 12.5l1 4" />
        </g>
      )}
    </>
  );
}
