import { Contour } from '../contour.tsx';
import { CREAM, CRIMSON, GOLD, SHADE, TEAL, TIMBER } from '../ink.ts';
import type { EmblemProps } from './emblem.ts';

const ROLLER = 'h32q4 0 4 4t-4 4H8q-4 0-4-4t4-4z';

/** An order: a scroll with a seal. */
export function OrderEmblem({ fine }: EmblemProps) {
  return (
    <>
      <Contour d={`M8 3${ROLLER}M9 7h30v34H9zM8 37${ROLLER}M25.5 32a8.5 8.5 0 1 1 0 .1z`} fine={fine} />
      <path d="M9 8h30v33H9z" fill={CREAM} />
      <path d="M9 11h30v3H9zM33 14h6v23h-6z" fill={SHADE} stroke="none" />
      <path d={`M8 3${ROLLER}M8 37${ROLLER}`} fill="#dcb583" />
      {fine && <path d="M8 7h32M8 41h32" fill="none" stroke="#a9813f" strokeWidth="1.1" />}
      <path d="M15 18.5h15M15 24.5h11M15 30.5h7" fill="none" strokeWidth={fine ? 1.6 : 2.8} />
      <circle cx="34" cy="32" r="8.5" fill={CRIMSON} />
      {fine && (
        <path
          d="M34 26.5l1.6 3.6 3.9.5-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.5z"
          fill={GOLD}
          strokeWidth=".8"
        />
      )}
    </>
  );
}

const CORD = 'M3 8q21-6 42 0';
const STRINGS = 'M9 7.5q-2 16-3 30M17 6v36M24.5 5.5q1 16 .5 30M32 6.2q1.5 18 1 36M40 7.5q3 14 3 28';

/** A mission: a quipu, the knotted record that only its keeper reads. */
export function MissionEmblem({ fine }: EmblemProps) {
  const width = fine ? 2 : 2.4;
  return (
    <>
      <g fill="none">
        <path d={STRINGS} strokeWidth="5.2" />
        <path d="M9 7.5q-2 16-3 30" stroke={GOLD} strokeWidth={width} />
        <path d="M17 6v36" stroke={CREAM} strokeWidth={width} />
        <path d="M24.5 5.5q1 16 .5 30" stroke="#e0594f" strokeWidth={width} />
        <path d="M32 6.2q1.5 18 1 36" stroke="#4fb3aa" strokeWidth={width} />
        <path d="M40 7.5q3 14 3 28" stroke={GOLD} strokeWidth={width} />
        <path d={CORD} strokeWidth="7" />
        <path d={CORD} stroke={TIMBER} strokeWidth="4" />
      </g>
      <g strokeWidth={fine ? 1.2 : 1.7}>
        <circle cx="7.3" cy="20" r="3" fill={GOLD} />
        <circle cx="17" cy="17" r="3" fill={CREAM} />
        <circle cx="17" cy="29" r="3" fill={CREAM} />
        <circle cx="25.2" cy="23" r="3" fill="#e0594f" />
        <circle cx="33.2" cy="18" r="3" fill="#4fb3aa" />
        <circle cx="33.3" cy="33" r="3" fill="#4fb3aa" />
        <circle cx="42.3" cy="25" r="3" fill={GOLD} />
      </g>
    </>
  );
}

const CLOUD = 'M10 31q-8 0-8-7.5T10 16Q11 4 22 4t13.5 9Q46 12.5 46 22t-9 9z';

/** An event: the weather turns over the high plain. */
export function EventEmblem({ fine }: EmblemProps) {
  return (
    <>
      <Contour d={`${CLOUD}M26 25l-9 12h6l-4 9 13-13h-7l5-8z`} fine={fine} />
      <path d={CLOUD} fill="#e9e4ef" />
      <path d="M37 31q9 0 9-9 0-6-4-8.5 1 10-9 11.5t-28-1q-2.5 7 5 7z" fill={SHADE} stroke="none" />
      <path d={CLOUD} fill="none" />
      {fine && <path d="M12 22q0-4 4-4t3.5 3.5M24 14q4-3 7 1" fill="none" stroke={TEAL} strokeWidth="1.3" />}
      <path d="M27 24l-10 13h6.5L19 46.5 32.5 33H26l5-9z" fill={GOLD} />
    </>
  );
}
