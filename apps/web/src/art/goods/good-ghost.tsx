import type { Good } from '@altiplano/rules';
import { Art, type ArtProps, isFine } from '../art.tsx';
import { GoodTileFace } from './good-tile.tsx';

interface GoodGhostProps extends ArtProps {
  good: Good;
}

/** The good that is missing, faintly: printed on the spaces that take exactly this one. */
export function GoodGhost({ good, ...art }: GoodGhostProps) {
  return (
    <Art {...art} print={`ghost ${good}`}>
      <g opacity=".42" transform="translate(2.4 2.4) scale(.9)">
        <GoodTileFace good={good} fine={isFine(art.size)} />
      </g>
    </Art>
  );
}
