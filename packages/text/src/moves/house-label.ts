import type { Good, PlayerView } from '@altiplano/rules';
import type { Message } from '../message/message.ts';
import { ownPlayer, type Sight } from './sight.ts';

/** Own tiles of a good as V1 counts them: everywhere but on orders and trading spaces. */
function ownTiles({ bag, container, planning, hand, rows, sites }: PlayerView, good: Good): number {
  const pools = [bag, container, planning, hand].reduce((sum, pool) => sum + (pool?.[good] ?? 0), 0);
  const stored = rows.reduce((sum, row) => {
    if (good === 'corn') return sum + row.corn;
    return sum + (row.good === good ? row.tiles - row.corn : 0);
  }, 0);
  const placed = Object.values(sites).flat();
  return pools + stored + placed.filter((thing) => thing === good).length;
}

/** A house to be built, with the points that it would bring now (V2, V4). */
export function houseLabel(id: unknown, sight: Sight): Message {
  const { texts, components, card } = sight.names;
  const { label } = texts.moves;
  const house = components.houses.find((row) => row.id === id);
  if (house === undefined) return label.noCard;
  const own = ownPlayer(sight);
  const isCounted = components.houses.some((row) => row.good === house.good && own.houses.includes(row.id));
  const name = card('houses', house.id);
  const { house: worth } = components.points;
  if (isCounted) return label.houseAgain(name, worth);
  const tiles = ownTiles(own, house.good);
  return label.house(name, worth + tiles, tiles);
}
