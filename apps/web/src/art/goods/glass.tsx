import type { PictureProps } from './picture.ts';

const BOWL = 'M15.5 9.5h17c1.5 8 1 17.5-8.5 18-9.5-.5-10-10-8.5-18z';

/** A blown goblet. */
export function Glass({ fine }: PictureProps) {
  return (
    <>
      <path d="M22.3 27h3.4v6q5.3.5 6.3 4h-16q1-3.5 6.3-4z" fill="#a8e3da" />
      <path d={BOWL} fill="#d9f6f0" />
      <path
        d="M32.5 9.5c1.5 8 1 17.5-8.5 18-4.5-.2-7-2.5-8.2-5.5 8 2.5 13.7-2.5 13.2-12.5z"
        fill="#6cc7bb"
        stroke="none"
      />
      {fine && (
        <g fill="none" stroke="#12807b" strokeWidth="1">
          <path d="M15 19.5l3-3.5 3 3.5 3-3.5 3 3.5 3-3.5 3 3.5-3 3-3-3-3 3-3-3-3 3z" />
        </g>
      )}
      <path d={BOWL} fill="none" />
      <path d="M18.5 12.5c-.6 4-.4 7.5 1 10" fill="none" stroke="#fff" strokeWidth={fine ? 1.7 : 2.4} />
      {fine && (
        <>
          <ellipse cx="24" cy="9.5" rx="8.5" ry="1.7" fill="#fff" />
          <path d="M22 30h4M19.5 36q1-1.2 3-1.4" fill="none" strokeWidth="1.1" />
          <path d="M29.5 12.5v2" fill="none" stroke="#fff" strokeWidth="1.3" />
        </>
      )}
    </>
  );
}
