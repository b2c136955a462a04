import { Art, type ArtProps, isFine } from '../art.tsx';
import { EDGE, GOLD, GOLD_DEEP } from '../ink.ts';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A coin with the sun on it. */
export function Coin(art: ArtProps) {
  const fine = isFine(art.size);
  return (
    <Art {...art} print="coin">
      <g stroke={EDGE} strokeWidth={fine ? 1.2 : 1.8}>
        <circle cx="24" cy="25.5" r="19.5" fill="#8f5a12" />
        <circle cx="24" cy="22.5" r="19.5" fill={GOLD} />
      </g>
      {fine && <path d="M7.5 22.5a16.5 16.5 0 0 1 28-12" fill="none" stroke="#ffe6a6" strokeWidth="1.6" />}
      <circle cx="24" cy="22.5" r="15.5" fill="none" stroke={GOLD_DEEP} strokeWidth={fine ? 1.2 : 0} />
      <g fill="#7a4708">
        {RAYS.map((turn) => (
          <path key={turn} d="M22 14.3l2-5.3 2 5.3z" transform={`rotate(${turn} 24 22.5)`} stroke="#7a4708" />
        ))}
        <circle cx="24" cy="22.5" r="6" />
      </g>
      {fine && (
        <path
          d="M20.5 21.3q1.2-1.2 2.4 0M25.1 21.3q1.2-1.2 2.4 0M21.5 25q2.5 1.8 5 0"
          fill="none"
          stroke={GOLD}
          strokeWidth="1.1"
        />
      )}
    </Art>
  );
}
