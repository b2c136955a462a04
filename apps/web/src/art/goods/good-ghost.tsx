import type { Good } from '@altiplano/rules';
import { Art, type ArtProps } from '../art.tsx';
import { GOOD_SHAPES } from './good-shapes.ts';

interface GoodGhostProps extends ArtProps {
  good: Good;
}

/** The outline that a good would fill: printed on the spaces that take exactly this one. */
export function GoodGhost({ good, ...art }: GoodGhostProps) {
  return (
    <Art {...art}>
      <path
        d={GOOD_SHAPES[good]}
        transform="translate(2.4 3.6) scale(.9)"
        fill="currentColor"
        fillOpacity=".1"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeDasharray="4 3.4"
      />
    </Art>
  );
}
