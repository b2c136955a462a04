import { SHADE } from '../ink.ts';
import type { PictureProps } from './picture.ts';

const LOGS = [
  [15.5, 29.3],
  [32.5, 29.3],
  [24, 15.5],
] as const;

/** Three logs, seen at their cut ends. */
export function Wood({ fine }: PictureProps) {
  return LOGS.map(([x, y]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <circle r="8" fill={fine ? '#6b4221' : '#f2d09a'} />
      {fine && <circle r="6.5" fill="#f2d09a" stroke="none" />}
      <g fill="none" stroke="#a56a2f" strokeWidth={fine ? 1.1 : 2}>
        <circle r={fine ? 4.6 : 3.7} />
        {fine && <path d="M-2.5 0a2.5 2.5 0 1 1 2.5 2.5M0 0l5.5-3M1 1l2 4.5" />}
      </g>
      {fine && <path d="M5.3-3.7A6.5 6.5 0 0 1-3.7 5.3C2 5 5 1.5 5.3-3.7z" fill={SHADE} stroke="none" />}
    </g>
  ));
}
