import { Art, type ArtProps, isFine } from '../art.tsx';
import { lineWidth } from '../contour.tsx';
import { CREAM, EDGE, GOLD, INK } from '../ink.ts';
import { EMBLEMS } from './card-emblem.tsx';
import type { CardKind } from './card-kind.ts';

interface CardBackProps extends ArtProps {
  kind: CardKind;
  /** What the pile is marked with, such as the letter of an extension or the stage of an asset. */
  mark?: string | undefined;
}

const STEPS = 'M7 11V7h4M61 7h4v4M65 89v4h-4M11 93H7v-4';
const WEAVE =
  'M10 15l6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5M10 85l6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5';

/** A card lying face down: woven border, the emblem of its kind. */
export function CardBack({ kind, mark, ...art }: CardBackProps) {
  const Emblem = EMBLEMS[kind];
  const fine = isFine(art.size);
  return (
    <Art {...art} width={72} height={100}>
      <rect
        x="1"
        y="1"
        width="70"
        height="98"
        rx="6"
        fill={`var(--card-${kind})`}
        stroke={EDGE}
        strokeWidth="1.6"
      />
      {fine && (
        <g fill="none" stroke={GOLD}>
          <rect x="5" y="5" width="62" height="90" rx="3" strokeWidth="1.2" />
          <path d={STEPS} stroke={CREAM} strokeWidth="1.6" />
          <path d={WEAVE} strokeWidth="1.6" />
          <path d="M10 19.5h52M10 80.5h52" stroke={CREAM} strokeOpacity=".6" strokeWidth="1" />
        </g>
      )}
      <path d="M36 23l26 27-26 27-26-27z" fill={CREAM} fillOpacity=".16" />
      <g transform="translate(16 30) scale(.83)" stroke={INK} strokeWidth={lineWidth(fine)}>
        <Emblem fine={fine} />
      </g>
      {mark !== undefined && fine && (
        <>
          <circle cx="36" cy="82" r="8" fill={CREAM} stroke={INK} strokeWidth="1.2" />
          <text x="36" y="86" textAnchor="middle" fontSize="11" fontWeight="700" fill={INK}>
            {mark}
          </text>
        </>
      )}
    </Art>
  );
}
