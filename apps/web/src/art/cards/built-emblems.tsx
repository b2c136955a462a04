import { Contour } from '../contour.tsx';
import { CREAM, CRIMSON, GOLD, INK, SHADE, TERRACOTTA, TIMBER, TIMBER_DEEP } from '../ink.ts';
import type { EmblemProps } from './emblem.ts';

/** A house. */
export function HouseEmblem({ fine }: EmblemProps) {
  return (
    <>
      <Contour d="M9 45V24H3L24 4l21 20h-6v21z" fine={fine} />
      <path d="M33 6h5.5v9H33z" fill="#b58052" />
      <path d="M9 20L24 8l15 12v25H9z" fill={CREAM} />
      <path d="M30 13l8.3 8v23.3H30z" fill={SHADE} stroke="none" />
      <path d="M2.5 23L24 3.5 45.5 23l-3.5 4L24 10.5 6 27z" fill={TERRACOTTA} />
      <path d="M19.5 45V32.5q4.5-5 9 0V45z" fill={TIMBER} />
      {fine && (
        <>
          <path d="M21.5 18q2.5-3 5 0v6h-5z" fill={TIMBER_DEEP} />
          <path d="M11.5 40l2.5-2.5 2.5 2.5M31.5 40l2.5-2.5 2.5 2.5" fill="none" stroke={CRIMSON} />
          <path
            d="M8 22.5l2 2M13.5 17.5l2 2M19 12.5l2 2M29 12.5l-2 2M34.5 17.5l-2 2M40 22.5l-2 2"
            fill="none"
            strokeWidth="1"
          />
        </>
      )}
    </>
  );
}

const HULL = 'M2 27c-1-5 4-7 6-4 2 5 7 6.5 16 6.5s14-1.5 16-6.5c2-3 7-1 6 4-2 11-10 16-22 16S4 38 2 27z';

/** A boat of reeds. */
export function BoatEmblem({ fine }: EmblemProps) {
  return (
    <>
      <Contour d={`${HULL}M22 2.5h4V30h-4zM26 4l14 8-14 9z`} fine={fine} />
      <path d="M22 2.5h3.5V31H22z" fill={TIMBER} />
      <path d="M25.5 4.5q9 3 13.5 8-5 6-13.5 8.5z" fill={CREAM} />
      <path d="M25.5 9.5q8 1.5 13.5 3-5 1.5-13.5 3z" fill={CRIMSON} stroke="none" />
      <path d={HULL} fill="#e2b95f" />
      <path d="M40 23c2-3 7-1 6 4-2 11-10 16-22 16 12-3 17-9 16-20z" fill={SHADE} stroke="none" />
      {fine && <path d="M5 33c5 3.5 11 5 19 5s14-1.5 19-5" fill="none" strokeWidth="1.1" />}
      <path
        d="M13 29l-2.5 9M24 29.8V43M35 29l2.5 9"
        fill="none"
        stroke={TIMBER_DEEP}
        strokeWidth={fine ? 1.9 : 2.4}
      />
    </>
  );
}

const CHEST = 'M4 20q0-13 11-13h18q11 0 11 13v24H4z';

/** An asset: a chest that stays with its owner. */
export function AssetEmblem({ fine }: EmblemProps) {
  return (
    <>
      <Contour d={CHEST} fine={fine} />
      <path d="M4 20q0-13 11-13h18q11 0 11 13z" fill="#b97d45" />
      <path d="M4 20h40v24H4z" fill={TIMBER} />
      <path d="M36 20h7.3v23.3H36z" fill={SHADE} stroke="none" />
      <path d="M10 8.5h5V44h-5zM33 8.5h5V44h-5z" fill={GOLD} />
      <path d="M4 20h40M4 24h40" fill="none" strokeWidth={fine ? 1.2 : 0} />
      <path d="M19 17.5h10v9q0 4-5 4t-5-4z" fill={GOLD} />
      <path d="M24 22v3.5" strokeWidth="2.6" stroke={INK} />
      {fine && <path d="M17 12h14M17 36h14" fill="none" strokeWidth="1.1" strokeOpacity=".6" />}
    </>
  );
}

const BOARD = 'M3 24h27v10h8v10H3z';
const HAMMER = 'M19.5 29.5L34 12.5l3.5 3L23 32.5z';
const HEAD = 'M27 6.5l6-4 13 11-3.5 6-4-1-8-7z';

/** An extension: new timber for the own board. */
export function ExtensionEmblem({ fine }: EmblemProps) {
  return (
    <>
      <Contour d={BOARD + HAMMER + HEAD} fine={fine} />
      <path d="M3 24h27v10H3z" fill="#d8a163" />
      <path d="M3 34h35v10H3z" fill="#b97d45" />
      <path d="M31 34h6.3v9.3H31z" fill={SHADE} stroke="none" />
      {fine && (
        <path
          d="M7 29h8M19 39h8M8 39h5M6.5 26.5h.1M26.5 31.5h.1M6.5 41.5h.1M34.5 36.5h.1M34.5 41.5h.1"
          fill="none"
          strokeWidth="1.3"
        />
      )}
      <path d={HAMMER} fill="#f0cd94" />
      <path d={HEAD} fill="#93a2ae" />
      <path d="M29.5 6.5l4-2.5 10.5 9" fill="none" stroke="#fff" strokeWidth={fine ? 1.3 : 0} />
    </>
  );
}
