import { Contour } from '../contour.tsx';
import { TIMBER } from '../ink.ts';
import type { SignProps } from './sign.ts';

const ROCK = 'M1.5 45.5L4 30l7-6 3-11 9-5 5-5 9 4 4 9 4 13 2.5 16.5z';

export function MineSign({ fine }: SignProps) {
  return (
    <>
      <Contour d={ROCK} fine={fine} />
      <path d={ROCK} fill="#8b8078" />
      <path d="M23 8l5-5 9 4-5 6-7-1-7 6-7 6 3-11z" fill="#b8ada3" stroke="none" />
      <path d="M37 7l4 9 4 13 2 15.5H37l1-18-6-13.5z" fill="#655b54" stroke="none" />
      <path d="M14 45.5V27h20v18.5z" fill="#1d1310" />
      <path d="M10 45.5l1-20h5l-.5 20zM32.5 45.5L32 25.5h5l1 20z" fill={TIMBER} />
      <path d="M7.5 20.5h33v6h-33z" fill="#b97d45" />
      <path d="M16.5 26.5h5l-5 6zM31.5 26.5h-5l5 6z" fill={TIMBER} />
      <g fill="#ff9a35" strokeWidth={fine ? 1.1 : 1.5}>
        <path d="M24 11.5l5-1 1.5 4-4.5 2z" />
        <path d="M19 41l4-3 5 1 2.5 6.5H18z" />
      </g>
      {fine && <path d="M7.5 23.5h33" fill="none" strokeWidth="1" />}
      {fine && (
        <path
          d="M6 33l3-1.5M5 39l3-1M41 32l3 1.5M42 39l2.5 1M15 16l4-2"
          fill="none"
          stroke="#4a423d"
          strokeWidth="1.2"
        />
      )}
    </>
  );
}
