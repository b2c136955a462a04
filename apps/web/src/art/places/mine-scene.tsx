import { GOLD, INK, TIMBER, TIMBER_DEEP } from '../ink.ts';
import { Backdrop, Dusk } from './backdrop.tsx';

/** A timbered mouth in the rock, rails, a tub of ore. */
export function MineScene() {
  return (
    <>
      <Backdrop />
      <g stroke={INK} strokeWidth="1.4">
        <path d="M-4 96l6-26 18-10 8-18 20-10 16-12 22 4 12 14 20 4 12 20 20 8 14 26z" fill="#7d736c" />
      </g>
      <path d="M64 20l22 4 12 14-14 6-10-8-20 4-6-8z" fill="#a89d93" />
      <path d="M28 42l20-10 6 8-8 14-14 2-12 4z" fill="#a89d93" />
      <path d="M98 38l20 4 12 20 20 8 14 26h-34l-8-20-16-8-8-14-14-8z" fill="#5f5650" />
      <path d="M112 56l10 6M124 78l12 4M20 72l10-4M14 84l12-2M96 46l8 2" stroke="#4a423d" strokeWidth="1.6" />
      <g fill="#ff9a35" stroke={INK} strokeWidth="1.1">
        <path d="M30 62l6-4 3 4-5 4zM128 68l6 1 1 5h-6zM44 46l5-3 3 3-4 4zM88 38l5-1 2 4-5 2z" />
      </g>
      <path d="M0 94q40-8 80-4t80-2v24H0z" fill="#a88458" />
      <g stroke={INK} strokeWidth="1.4">
        <path d="M52 94V62q0-6 6-6h44q6 0 6 6v32z" fill="#241813" />
        <path d="M58 94V66q22-10 44 0v28z" fill="#17100d" stroke="none" />
        <path d="M46 94l3-36h8l-1 36zM104 94l-1-36h8l3 36z" fill={TIMBER} />
        <path d="M41 50h78v10H41z" fill="#b97d45" />
        <path d="M41 55h78" fill="none" strokeWidth="1" />
        <path d="M57 60h8l-8 10zM103 60h-8l8 10z" fill={TIMBER} />
        <path d="M73 94l-14 18h-7l16-18zM87 94l14 18h7L92 94z" fill="#8b8178" />
        <path d="M66 98h28l2 3H64zM60 105h40l2 3.5H58z" fill={TIMBER_DEEP} />
      </g>
      <g stroke={INK} strokeWidth="1.4">
        <path d="M62 80q3-8 8-6 3-6 9-4 7-4 11 2 7 0 8 8z" fill="#8b8178" />
        <path d="M68 77l5-3 3 4-4 3zM82 73l5-1 2 5-5 2zM76 80l4-2 3 2z" fill="#ff9a35" strokeWidth="1.1" />
        <path d="M57 79h46l-6 19H63z" fill="#6c7a86" />
        <path d="M86 79h17l-6 19H86z" fill="#2b1a1238" stroke="none" />
        <path d="M57 79h46l-1.5 5h-43z" fill="#93a2ae" />
        <path d="M66 90h.1M80 90h.1M94 90h.1" strokeWidth="2.2" />
        <circle cx="69" cy="100" r="5.5" fill={TIMBER_DEEP} />
        <circle cx="91" cy="100" r="5.5" fill={TIMBER_DEEP} />
        <path d="M69 100h.1M91 100h.1" strokeWidth="3" stroke={GOLD} />
        <path d="M131 106l10-34 3.5 1-9 34z" fill="#c58d53" />
        <path d="M126 74q14-8 28 6-2 1-4 .5-9-7-23-3-1.5-1.5-1-3.5z" fill="#93a2ae" />
        <path d="M14 106l5-9 10-3 9 4 3 8q-14 4-27 0z" fill="#8b8178" />
        <path d="M22 99l5-2 3 4-5 2z" fill="#ff9a35" strokeWidth="1.1" />
      </g>
      <Dusk />
      <circle cx="80" cy="60" r="20" fill="var(--art-glow)" />
      <g stroke={INK} strokeWidth="1.2">
        <path d="M80 55v6" />
        <path d="M76.5 61h7l1.5 8h-10z" fill={GOLD} />
      </g>
    </>
  );
}
