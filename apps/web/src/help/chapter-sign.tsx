import type { ChapterId } from '@altiplano/text';
import { LOCATIONS } from '@altiplano/rules';
import { CardEmblem } from '../art/cards/card-emblem.tsx';
import { PlaceSign } from '../art/places/place-sign.tsx';
import { PlayerFigure } from '../art/players/player-figure.tsx';
import { Bag } from '../art/stores/bag.tsx';
import { Container } from '../art/stores/container.tsx';
import { GoodTile } from '../art/goods/good-tile.tsx';
import { Cart } from '../art/tokens/cart.tsx';
import { Point } from '../art/tokens/point.tsx';
import { StartingPlayer } from '../art/tokens/starting-player.tsx';
import { TradingPoint } from '../art/tokens/trading-point.tsx';
import { Traveler } from '../art/tokens/traveler.tsx';

const SIZE = 48;
const EMBLEMS = {
  orders: 'order',
  houses: 'house',
  boats: 'boat',
  extensions: 'extension',
  roles: 'role',
  missions: 'mission',
  events: 'event',
  assets: 'asset',
} as const;

/** The picture at the head of a chapter, where there is a fitting one. */
export function ChapterSign({ chapter }: { chapter: ChapterId }) {
  const place = LOCATIONS.find((location) => location === chapter);
  if (place !== undefined) return <PlaceSign place={place} size={SIZE} />;
  if (chapter in EMBLEMS) return <CardEmblem kind={EMBLEMS[chapter as keyof typeof EMBLEMS]} size={SIZE} />;
  switch (chapter as string) {
    case 'drawing':
      return <Bag size={SIZE} />;
    case 'round':
      return <StartingPlayer size={SIZE} />;
    case 'planning':
      return <GoodTile good="food" size={SIZE} />;
    case 'turn':
      return <PlayerFigure player={1} size={SIZE} />;
    case 'movement':
      return <Cart size={SIZE} />;
    case 'warehouse':
      return <Container size={SIZE} />;
    case 'corn':
      return <GoodTile good="corn" size={SIZE} />;
    case 'traveler':
      return <Traveler size={SIZE} />;
    case 'scoring':
      return <Point size={SIZE} />;
    case 'trading':
      return <TradingPoint size={SIZE} />;
    default:
      return null;
  }
}
