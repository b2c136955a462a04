import type { PictureProps } from './picture.ts';

const BARS = [
  [7, 27],
  [22, 27],
  [14.5, 14],
] as const;

/** Bars of silver, stacked. */
export function Silver({ fine }: PictureProps) {
  return (
    <>
      {BARS.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 11l3-8.5L6.5-1.5h12.5L17 2.5l3 8.5z" fill="#8ea2b6" />
          <path d="M3 2.5h14l2-4H6.5z" fill="#fff" />
          <path d="M0 11l3-8.5h6L5 11z" fill="#fff" fillOpacity=".65" stroke="none" />
          <path d="M0 11l3-8.5h14l3 8.5zM3 2.5l3.5-4h12.5l-2 4" fill="none" />
          {fine && <path d="M9 7h4M10 8.8h2" strokeWidth="1" />}
        </g>
      ))}
      {fine && <path d="M37.5 8v6M34.5 11h6M12 8.5v4M10 10.5h4" stroke="#fff" strokeWidth="1.5" />}
    </>
  );
}
