import { Art, type ArtProps, isFine } from '../art.tsx';
import { CREAM, CRIMSON, EDGE, GOLD, INK } from '../ink.ts';

interface PointProps extends ArtProps {
  /** How many points it stands for; a star without it. */
  value?: number | undefined;
}

const STAR =
  'M24 1.5l6.5 6.2h9.8v9.8l6.2 6.5-6.2 6.5v9.8h-9.8L24 46.5l-6.5-6.2H7.7v-9.8L1.5 24l6.2-6.5V7.7h9.8z';

/** From this size on its number is twelve pixels high. */
const READABLE = 25.5;

/** Victory points: a rosette with their number. */
export function Point({ value, ...art }: PointProps) {
  const fine = isFine(art.size);
  return (
    <Art
      {...art}
      print={`point ${value === undefined}`}
      least={value === undefined ? undefined : READABLE}
      over={
        value !== undefined && (
          <text x="24" y="32" textAnchor="middle" fontSize={value > 99 ? 16 : 23} fontWeight="800" fill={INK}>
            {value}
          </text>
        )
      }
    >
      <path d={STAR} fill={CRIMSON} stroke={EDGE} strokeWidth={fine ? 1.2 : 1.8} />
      {fine && (
        <path
          d="M24 5l5.5 5h8v8l5 6-5 6v8h-8L24 43l-5.5-5h-8v-8l-5-6 5-6v-8h8z"
          fill="none"
          stroke={GOLD}
          strokeWidth="1"
        />
      )}
      <circle cx="24" cy="24" r="14.5" fill={CREAM} stroke={INK} strokeWidth={fine ? 1.2 : 0} />
      {value === undefined && (
        <path
          d="M24 12.5l3.4 7.6 8.1.9-6 5.6 1.7 8.1-7.2-4.2-7.2 4.2 1.7-8.1-6-5.6 8.1-.9z"
          fill={GOLD}
          stroke={INK}
          strokeWidth={fine ? 1.2 : 1.6}
        />
      )}
    </Art>
  );
}
