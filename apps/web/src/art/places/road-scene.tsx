import { CRIMSON, GOLD, INK } from '../ink.ts';
import { Backdrop, Cloud, Dusk } from './backdrop.tsx';

/** The way over the pass, in bends, with the travellers' cairn. */
export function RoadScene() {
  return (
    <>
      <Backdrop />
      <Cloud x={112} y={26} />
      <path d="M0 70q30-12 60-14t40-6q30 4 60 16v46H0z" fill="#a98a52" />
      <path d="M100 50q30 4 60 16v46H96q20-20 4-62z" fill="#2b1a1220" />
      <path d="M0 92q40-12 90-10t70 8v22H0z" fill="#8f9a4e" />
      <g stroke={INK} strokeWidth="1.4" fill="#f0dcae">
        <path d="M97 51c-10 4-22 5-22 10 0 4 38 2 38 10 0 8-72 4-72 16 0 8 12 14 22 25h38c-16-10-30-15-30-21 0-7 62-3 62-18 0-12-38-8-38-13 0-3 8-5 12-9z" />
      </g>
      <path
        d="M86 58q-5 2-4 4M108 67q8 2 9 5M62 82q-12 3-12 6M70 99q6 6 12 10"
        fill="none"
        stroke="#b98d55"
        strokeWidth="1.6"
        strokeDasharray="4 4"
      />
      <g stroke={INK} strokeWidth="1.4">
        <path d="M112 102l3-8 12-3 15 1 8 6-2 7-17 3-16-2z" fill="#c9c7bf" />
        <path d="M133 94l9-2 8 6-2 7-17 3z" fill="#9a978f" stroke="none" />
        <path d="M117 91l4-7 10-2 10 4-1 6-9 2z" fill="#dddbd3" />
        <path d="M130 89l11-3-1 6-9 2z" fill="#9a978f" stroke="none" />
        <path d="M122 81l3-6 7-1 5 4-1 5-7 1z" fill="#c9c7bf" />
        <path d="M126 73l2-5 5-.5 2 4-2 3z" fill="#dddbd3" />
        <path d="M131 68V50" fill="none" strokeWidth="1.8" />
        <path d="M131 51l13 3-4 3.5 4 4.5-13-2z" fill={CRIMSON} />
        <path d="M131 55l8 1.5" stroke={GOLD} fill="none" />
        <path d="M22 100v-14q5-3 10 0v14z" fill="#c9c7bf" />
        <path d="M27 91h.1" strokeWidth="2" />
      </g>
      <g stroke={INK} strokeWidth="1.2" fill="#fff1d6">
        <path d="M58 81v-6q0-3 3-3h8l1-7-1-3 2 1 2-1v3q3 0 3 2l-3 1-1 6v7h-2v-4h-8v4z" />
        <path d="M61 71h7v5h-7z" fill={CRIMSON} />
      </g>
      <path d="M4 104q4-8 8 0M10 106q4-6 8 0M84 108q4-7 8 0" fill="none" stroke="#5f6f30" strokeWidth="2" />
      <Dusk />
    </>
  );
}
