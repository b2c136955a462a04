import type { PictureProps } from './picture.ts';

/** A cairn, as travellers pile them up on the pass. */
export function Stone({ fine }: PictureProps) {
  return (
    <>
      <g fill="#e3e4e0">
        <path d="M9 35.5l2.5-6.5 8-2.5 14 .5 5.5 5-1.5 6.5-13 1-13.5-.5z" />
        <path d="M13 24.5l3.5-6.5 9.5-2 8 3.5-1 6.5-7 1.5-10.5-.5z" />
        <path d="M19 13.5l3-6 5.5-.5 3.5 5-2 4.5h-7.5z" />
      </g>
      <g fill="#9a9fa2" stroke="none">
        <path d="M33 28l5 4-1.3 5.5-12 .8 5-3.8z" />
        <path d="M33 20.2l-.8 5-6 1.3-4.2-.3 7.5-3z" />
        <path d="M29.8 12.3l-1.5 3.2h-4.5l3.7-2z" />
      </g>
      {fine && (
        <g fill="none" stroke="#8a8f93" strokeWidth="1.1">
          <path d="M12.5 33l7-1.5 4 1.5M15 36l4-.5M17 21.5l4.5-1.8 3 .8M22.5 11l2.5-.8 2 .8M31 30.5l3-.5" />
        </g>
      )}
    </>
  );
}
