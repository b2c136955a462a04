import { Contour } from '../contour.tsx';
import { CREAM, CRIMSON, GOLD, TEAL, TIMBER } from '../ink.ts';
import type { SignProps } from './sign.ts';

export function MarketSign({ fine }: SignProps) {
  return (
    <>
      <Contour d="M8 4h32l6 15-3 6v20H5V25l-3-6z" fine={fine} />
      <path d="M6 20h36v18H6z" fill="#54392f" />
      <path d="M5.5 20h3.5v25H5.5zM39 20h3.5v25H39z" fill={TIMBER} />
      <path d="M13 34c-2-5 1-7 2-7.5V25h5v1.5c1 .5 4 2.5 2 7.5z" fill="#d2693a" />
      <path d="M26 30q2-4 5-2 4-1 4.5 3l-1.5 3.5h-6.5z" fill={GOLD} />
      <path d="M4 34h40v11H4z" fill="#b97d45" />
      <path d="M4 34l5 5 5-5 5 5 5-5 5 5 5-5 5 5 5-5z" fill={TEAL} strokeWidth="1.2" />
      <path d="M8 4h32l6 15H2z" fill={CREAM} />
      <path d="M8 4h6.5L11 19H2zM21 4h6.5l1 15h-9zM34 4h6l6 15h-8.5z" fill={CRIMSON} stroke="none" />
      <path
        d="M2 19h9q0 5.5-4.5 5.5T2 19zM19.5 19h9q0 5.5-4.5 5.5t-4.5-5.5zM37.5 19H46q0 5.5-4.3 5.5T37.5 19z"
        fill={CRIMSON}
      />
      <path d="M11 19h8.5q0 5.5-4.2 5.5T11 19zM28.5 19h9q0 5.5-4.5 5.5t-4.5-5.5z" fill={CREAM} />
      <path d="M8 4h32l6 15H2z" fill="none" />
      {fine && <path d="M15 30q2.5 1.2 5 0" fill="none" stroke={CREAM} strokeWidth="1.1" />}
    </>
  );
}
