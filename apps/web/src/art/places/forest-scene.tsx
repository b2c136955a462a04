import { INK, TIMBER, TIMBER_DEEP } from '../ink.ts';
import { Backdrop, Dusk } from './backdrop.tsx';

/** A crown in three tiers of light, on a forked trunk. */
function Tree({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} strokeWidth={1.4 / scale}>
      <path d="M-4 0c2-8 1-14-6-22l4-2 5 8 1-12h4l-1 14 8-8 3 3C7-12 5-8 6 0z" fill="#a5613a" />
      <path
        d="M-24-22c-8-1-10-10-4-14-4-7 2-14 9-13 1-9 12-13 19-8 7-5 18-1 19 8 7-1 13 6 9 13 6 4 4 13-4 14-3 6-12 7-16 3-5 4-12 4-16 0-5 4-13 3-16-3z"
        fill="#4a7a3d"
      />
      <path
        d="M-24-34c0-7 5-11 10-10 2-7 10-9 15-5-6 2-9 6-9 11-6-1-12 0-16 4z"
        fill="#7aa653"
        stroke="none"
      />
      <path
        d="M24-22c5-1 8-7 4-14 2 9-5 13-12 12-3 5-11 5-14 0-3 5-11 4-14-1-4 3-9 2-12-1 2 7 12 9 16 4 4 4 11 4 16 0 4 4 13 3 16 0z"
        fill="#2b1a1233"
        stroke="none"
      />
      <path
        d="M-10-30q3 2 6 0M4-38q3 2 6 0M12-28q3 2 6 0M-2-46q3 2 6 0"
        fill="none"
        stroke="#2f5a2a"
        strokeWidth="1.6"
      />
    </g>
  );
}

/** Gnarled trees of the high woods, a stump with its axe, felled logs. */
export function ForestScene() {
  return (
    <>
      <Backdrop />
      <path d="M0 76q30-14 66-9t94-6v51H0z" fill="#4f6d43" />
      <path
        d="M-6 80l8-22 8 22zM10 82l9-26 9 26zM30 80l8-22 8 22zM112 76l9-26 9 26zM132 78l9-27 9 27zM150 78l8-24 8 24z"
        fill="#3c5a3a"
      />
      <path d="M0 90q40-12 84-7t76-5v34H0z" fill="#7d9a4a" />
      <Tree x={28} y={94} scale={0.95} />
      <Tree x={134} y={92} scale={1} />
      <Tree x={80} y={92} scale={1.25} />
      <path d="M0 98q50-8 90-4t70-2v20H0z" fill="#93ab55" />
      <g stroke={INK} strokeWidth="1.4">
        <path d="M106 100h38v10h-38z" fill={TIMBER} />
        <path d="M112 91h34v10h-34z" fill={TIMBER} />
        <path d="M112 105h22M118 96h18" fill="none" strokeWidth="1" />
        <ellipse cx="144" cy="105" rx="5" ry="5.5" fill="#f2d09a" />
        <ellipse cx="146" cy="96" rx="5" ry="5.5" fill="#f2d09a" />
        <path d="M144 105h.1M146 96h.1" stroke={TIMBER} strokeWidth="4" />
        <path d="M42 110l2-14h22l3 14q-14 3-27 0z" fill={TIMBER_DEEP} />
        <ellipse cx="55" cy="96" rx="11" ry="4" fill="#f2d09a" />
        <ellipse cx="55" cy="96" rx="5.5" ry="1.9" fill="none" stroke={TIMBER} />
        <path d="M57 95l16-21 3 2-15 21z" fill="#c58d53" />
        <path d="M50 90q1-7 9-9l5 6-6 10q-6-1-8-7z" fill="#aebac2" />
        <path d="M50 90q1-7 9-9" fill="none" stroke="#fff" />
      </g>
      <path d="M6 106q4-8 8 0M14 108q4-6 8 0M88 108q4-7 8 0" fill="none" stroke="#4f6d2c" strokeWidth="2" />
      <Dusk />
    </>
  );
}
