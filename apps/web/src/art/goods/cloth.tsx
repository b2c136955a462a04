import { CREAM, CRIMSON, GOLD, GOLD_DEEP, SHADE, TEAL } from '../ink.ts';
import type { PictureProps } from './picture.ts';

const FRINGE = 'M13.5 35.5v4M18 35.5v4M22.5 35.5v4M27 35.5v4M31.5 35.5v4';

/** A bolt of cloth, its woven bands rolled out. */
export function Cloth({ fine }: PictureProps) {
  return (
    <>
      <path d={FRINGE} strokeWidth="3.8" />
      <path d={FRINGE} stroke={CREAM} strokeWidth="1.7" />
      <path d="M11 13h23v23H11z" fill={CREAM} />
      <path d="M11 18.5h23v5H11z" fill={TEAL} stroke="none" />
      <path d="M11 28h23v4.5H11z" fill={GOLD} stroke="none" />
      {fine && (
        <>
          <path
            d="M11 27.3l2.9-3 2.9 3 2.9-3 2.9 3 2.8-3 2.9 3 2.9-3 2.8 3"
            fill="none"
            stroke={CRIMSON}
            strokeWidth="1.3"
          />
          <path d="M13.5 21h.1M18 21h.1M22.5 21h.1M27 21h.1M31.5 21h.1" stroke={CREAM} strokeWidth="2" />
          <path d="M11.5 30.3h22.5" stroke={GOLD_DEEP} strokeWidth="1.2" strokeDasharray="1.8 2.2" />
        </>
      )}
      <path d="M11 16h23v3.5H11zM29 19h5v17h-5z" fill={SHADE} stroke="none" />
      <path d="M11 13h23v23H11z" fill="none" />
      <path d="M10.5 7H36v10H10.5q-2.5-5 0-10z" fill={CREAM} />
      <path d="M15 7h5v10h-5zM25.5 7h4v10h-4z" fill="#d2414a" stroke="none" />
      <path d="M9.5 13.5h26V17H10.5z" fill={SHADE} stroke="none" />
      <path d="M10.5 7H36v10H10.5q-2.5-5 0-10z" fill="none" />
      <ellipse cx="36" cy="12" rx="3.3" ry="5" fill="#e9cfa4" />
      {fine && <path d="M36 9.5c2 .3 2 4.5.3 4.7s-1.7-2.2-.4-2.4" fill="none" strokeWidth="1" />}
    </>
  );
}
