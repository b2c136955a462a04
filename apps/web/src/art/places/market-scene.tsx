import { CREAM, CRIMSON, GOLD, INK, TEAL, TIMBER, TIMBER_DEEP } from '../ink.ts';
import { Backdrop, Dusk } from './backdrop.tsx';

/** A striped awning over scallops; drawn once, set up twice. */
function Awning({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M6 0h50l8 15H-2z" fill={CREAM} />
      <path d="M14 0l-5 15H-2L6 0zM32 0l1 15H21l2-15zM50 0l4 15H43.5L41 0z" fill={color} stroke="none" />
      <path d="M-2 15h11q0 6-5.5 6T-2 15zM21 15h12q0 6-6 6t-6-6zM43.5 15H54q0 6-5.2 6t-5.3-6z" fill={color} />
      <path d="M9 15h12q0 6-6 6t-6-6zM33 15h10.5q0 6-5.2 6T33 15zM54 15h10q0 6-5 6t-5-6z" fill={CREAM} />
      <path d="M6 0h50l8 15H-2z" fill="none" />
    </g>
  );
}

/** Stalls with baskets, pots and woven cloth. */
export function MarketScene() {
  return (
    <>
      <Backdrop />
      <path d="M0 78q40-12 80-8t80-6v48H0z" fill="var(--art-hill)" />
      <path d="M0 90h160v22H0z" fill="#d8b57c" />
      <path d="M0 98h160M20 90l-8 22M60 90l-4 22M100 90l4 22M140 90l8 22" stroke="#b98d55" strokeWidth="1" />
      <g stroke={INK} strokeWidth="1.4">
        <path d="M12 54h4v44h-4zM70 54h4v44h-4zM90 48h4v50h-4zM146 48h4v50h-4z" fill={TIMBER} />
        <path d="M16 62h54v20H16z" fill="#6e3b2a" />
        <path d="M94 56h52v26H94z" fill="#54392f" />
        <path d="M98 55h12v24h-12zM114 55h13v20h-13zM131 55h11v26h-11z" fill={CREAM} />
        <path d="M98 60h12v4H98zM98 70h12v4H98z" fill={CRIMSON} stroke="none" />
        <path d="M114 59h13v5h-13zM114 68h13v3h-13z" fill={TEAL} stroke="none" />
        <path d="M131 60h11v6h-11zM131 71h11v5h-11z" fill={GOLD} stroke="none" />
        <path d="M98 55h12v24h-12zM114 55h13v20h-13zM131 55h11v26h-11z" fill="none" />
        <path d="M23 82c-3-8 2-11 4-12v-3h8v3c2 1 7 4 4 12z" fill="#c2562a" />
        <path d="M24 75q7 3 14 0" fill="none" stroke={CREAM} strokeWidth="1.6" />
        <path d="M49 75q0-4 4-3 1-4 5-2 4-2 4 3z" fill={GOLD} />
        <path d="M44 74h22l-3 8H47z" fill="#b97d45" />
        <path d="M47 78h16" fill="none" strokeWidth="1" />
        <path d="M7 82h72v16H7z" fill="#b97d45" />
        <path d="M85 82h70v16H85z" fill="#a56a2f" />
        <path d="M7 87h72M85 87h70" fill="none" strokeWidth="1" />
        <path d="M7 82l6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7 6-7" fill={TEAL} />
        <path d="M85 82l7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7" fill={CRIMSON} />
        <Awning x={12} y={38} color={CRIMSON} />
        <Awning x={89} y={31} color={TEAL} />
        <path d="M62 108l3-12h16l3 12q-11 4-22 0z" fill={TIMBER_DEEP} />
        <path d="M64.5 96q3-5 6-2 2-4 5-1 4-2 5 3z" fill="#7d9a4a" />
        <path d="M63.5 101h19M63 105h20.5" fill="none" strokeWidth="1" stroke="#c58d53" />
      </g>
      <Dusk />
      <path d="M12 58h62v24H12zM89 52h62v30H89z" fill="var(--art-glow)" />
      <g stroke={INK} strokeWidth="1.2">
        <path d="M43 58v5" />
        <path d="M40 63h6l1 7h-8z" fill="var(--art-window)" />
      </g>
    </>
  );
}
