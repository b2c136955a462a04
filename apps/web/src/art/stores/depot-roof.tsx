import { Art } from '../art.tsx';
import { CREAM, EDGE, INK, TERRACOTTA } from '../ink.ts';

interface DepotRoofProps {
  /** A number or letter on the gable. */
  mark: string;
}

const TILES = 'M24 36l8-13M48 36l9-23M72 36l5-30M96 36V4M120 36l-5-30M144 36l-9-23M168 36l-8-13';

/** The roof over a depot of the warehouse; as wide as what stands below it. */
export function DepotRoof({ mark }: DepotRoofProps) {
  return (
    <Art width={192} height={42}>
      <path d="M2 38L26 14 96 2l70 12 24 24z" fill={TERRACOTTA} stroke={EDGE} strokeWidth="2" />
      <path d="M96 2l70 12 24 24H96z" fill={INK} fillOpacity=".16" />
      <path d={TILES} stroke={INK} strokeOpacity=".45" strokeWidth="1.6" />
      <path d="M2 38L26 14 96 2l70 12 24 24z" fill="none" stroke={INK} strokeWidth="1.6" />
      <path d="M1 37h190v4H1z" fill="#9a6537" stroke={INK} strokeWidth="1.4" />
      <circle cx="96" cy="20.5" r="14.5" fill={CREAM} stroke={INK} strokeWidth="1.6" />
      <text x="96" y="28.5" textAnchor="middle" fontSize="23" fontWeight="700" fill={INK}>
        {mark}
      </text>
    </Art>
  );
}
