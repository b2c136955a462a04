import { Art, type ArtProps, isFine } from '../art.tsx';
import { Contour, lineWidth } from '../contour.tsx';
import { CREAM, GOLD, GOLD_DEEP, INK, TIMBER, TIMBER_DEEP } from '../ink.ts';

const BEAM = 'M5 15L43 9.5l.6 4L5.6 19z';
const PANS = 'M1 33h17q0 7-8.5 7T1 33zM30 27h17q0 7-8.5 7T30 27z';

/** The trading point: scales, an opal against goods. */
export function TradingPoint(art: ArtProps) {
  const fine = isFine(art.size);
  const line = lineWidth(fine);
  return (
    <Art {...art} print="trading point">
      <g stroke={INK} strokeWidth={line} transform="translate(1.4 1) scale(.94)">
        <Contour d={`${BEAM}${PANS}M22 6h4v32h-4zM12 45.5q1-8 12-8t12 8z`} fine={fine} />
        <path
          d="M9.5 17L2.5 33M9.5 17l7 16M38.5 11.5l-7 15.5M38.5 11.5l7 15.5"
          fill="none"
          strokeWidth={fine ? 1.1 : 1.7}
        />
        <path d="M34 27v-7h9v7z" fill={TIMBER} />
        {fine && <path d="M38.5 20v7" fill="none" strokeWidth="1" />}
        <path d="M5.5 28l2-4h4l2 4-4 4z" fill="#f6c9cf" />
        {fine && <path d="M5.5 28h8M9.5 24v8" fill="none" stroke="#fff" strokeWidth=".8" />}
        <path d={PANS} fill={GOLD} />
        <path d="M12 45.5q1-8 12-8t12 8z" fill={TIMBER_DEEP} />
        <path d="M22 8h4v31h-4z" fill={TIMBER} />
        <path d={BEAM} fill="#c58d53" />
        <circle cx="24" cy="14" r="3.6" fill={GOLD_DEEP} />
        <path d="M24 2.5l3 4-3 3-3-3z" fill={CREAM} />
      </g>
    </Art>
  );
}
