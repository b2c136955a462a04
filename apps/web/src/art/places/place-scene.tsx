import type { Location } from '@altiplano/rules';
import { type FunctionComponent, memo } from 'react';
import { Art, type ArtProps } from '../art.tsx';
import { SCENE_HEIGHT, SCENE_WIDTH } from './backdrop.tsx';
import { FarmScene } from './farm-scene.tsx';
import { ForestScene } from './forest-scene.tsx';
import { HarborScene } from './harbor-scene.tsx';
import { MarketScene } from './market-scene.tsx';
import { MineScene } from './mine-scene.tsx';
import { RoadScene } from './road-scene.tsx';
import { VillageScene } from './village-scene.tsx';

const SCENES: Record<Location, FunctionComponent> = {
  village: VillageScene,
  market: MarketScene,
  road: RoadScene,
  harbor: HarborScene,
  farm: FarmScene,
  mine: MineScene,
  forest: ForestScene,
};

interface PlaceSceneProps extends ArtProps {
  place: Location;
}

/** A place as a small scene, wider than high; for small sizes there is the place's sign. */
export const PlaceScene = memo(function PlaceScene({ place, ...art }: PlaceSceneProps) {
  const Scene = SCENES[place];
  return (
    <Art {...art} print={`scene ${place}`} width={SCENE_WIDTH} height={SCENE_HEIGHT}>
      <Scene />
    </Art>
  );
});
