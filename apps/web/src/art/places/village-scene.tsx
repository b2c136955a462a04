import { CREAM, INK, TERRACOTTA, TIMBER } from '../ink.ts';
import { Backdrop, Dusk } from './backdrop.tsx';

/** Adobe houses under tiled roofs, smoke from the kitchen. */
export function VillageScene() {
  return (
    <>
      <Backdrop />
      <path d="M0 78q30-14 66-9t94-6v49H0z" fill="var(--art-hill)" />
      <path d="M0 92q40-10 84-6t76-6v32H0z" fill="#c9a05e" />
      <path d="M66 112c2-10 8-14 12-18l8-.5c-1 6-1 12 4 18.5z" fill="#ead0a0" />
      <g stroke={INK} strokeWidth="1.4">
        <path
          d="M30 51c-4-5 3-7-1-13M32 52c3-3 0-6 3-9"
          fill="none"
          stroke="var(--art-snow)"
          strokeWidth="2.4"
          strokeOpacity=".8"
        />
        <path d="M27 52h8v9h-8z" fill="#b58052" />
        <path d="M12 70h38v24H12z" fill="#e9c99b" />
        <path d="M40 70h9.3v23.3H40z" fill="#c79f6e" stroke="none" />
        <path d="M7 71l9-14h32l8 14z" fill={TERRACOTTA} />
        <path
          d="M14 71l6-14M24 71l3.5-14M34 71V57M44 71l-3-14"
          fill="none"
          strokeWidth="1"
          strokeOpacity=".6"
        />
        <path d="M24 80h9v14h-9z" fill={TIMBER} />
        <path d="M110 72h38v24h-38z" fill="#dcb583" />
        <path d="M137 72h10.3v23.3H137z" fill="#b98d5c" stroke="none" />
        <path d="M104 73l10-13h33l8 13z" fill="#d9b053" />
        <path
          d="M109 73l7-9M116 73l5-11M124 73l2-12M132 73v-12M140 73l-2-11M148 73l-5-9"
          fill="none"
          strokeWidth="1"
          strokeOpacity=".6"
        />
        <path d="M122 83h8.5v13H122z" fill={TIMBER} />
        <path d="M56 60l24-19 24 19v35H56z" fill={CREAM} />
        <path d="M86 46l17.3 14v34.3H86z" fill="#d9b98d" stroke="none" />
        <path d="M50 64l30-24 30 24-4 5-26-21-26 21z" fill="#a3402a" />
        <path d="M74 95V80q6-7 12 0v15z" fill={TIMBER} />
        <path d="M80 77v18" fill="none" strokeWidth="1" />
        <path
          d="M60 89l3-3 3 3 3-3 3 3M88 89l3-3 3 3 3-3 3 3"
          fill="none"
          stroke={TERRACOTTA}
          strokeWidth="1.6"
        />
        <path
          d="M110 107q0-6 5-5.5 2-4.5 7-2.5 5-1.5 6 3 4.5-.5 4 5zM26 107q0-5 5-5 3-4 7-1.5 5 0 5 6.5z"
          fill="#7d9a4a"
        />
      </g>
      <Dusk />
      <path d="M54 76a26 24 0 0 1 52 0 26 20 0 0 1-52 0z" fill="var(--art-glow)" />
      <g fill="var(--art-window)" stroke={INK} strokeWidth="1.2">
        <path d="M76.5 57q3.5-4 7 0v7h-7zM62 72h7v8h-7zM91 72h7v8h-7zM15.5 78h5v6h-5zM38 78h6v6h-6zM114 80h5v6h-5zM135 80h7v6h-7z" />
      </g>
    </>
  );
}
