import type { Location } from '@altiplano/rules';
import { type FunctionComponent, memo } from 'react';
import { Art, type ArtProps, isFine } from '../art.tsx';
import { lineWidth } from '../contour.tsx';
import { INK } from '../ink.ts';
import { FarmSign } from './farm-sign.tsx';
import { ForestSign } from './forest-sign.tsx';
import { HarborSign } from './harbor-sign.tsx';
import { MarketSign } from './market-sign.tsx';
import { MineSign } from './mine-sign.tsx';
import { RoadSign } from './road-sign.tsx';
import type { SignProps } from './sign.ts';
import { VillageSign } from './village-sign.tsx';

const SIGNS: Record<Location, FunctionComponent<SignProps>> = {
  village: VillageSign,
  market: MarketSign,
  road: RoadSign,
  harbor: HarborSign,
  farm: FarmSign,
  mine: MineSign,
  forest: ForestSign,
};

interface PlaceSignProps extends ArtProps {
  place: Location;
}

/** A place as a sign that is still known at the size of a letter. */
export const PlaceSign = memo(function PlaceSign({ place, ...art }: PlaceSignProps) {
  const Sign = SIGNS[place];
  const fine = isFine(art.size);
  return (
    <Art {...art} print={`sign ${place}`}>
      <g stroke={INK} strokeWidth={lineWidth(fine)} transform="translate(1.2 1.2) scale(.95)">
        <Sign fine={fine} />
      </g>
    </Art>
  );
});
