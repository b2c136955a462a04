import {
  type BuildingRow,
  type Good,
  GOODS,
  type MissionCondition,
  type MissionRow,
  type OrderRow,
} from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function order(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { id: goods.join('-'), points, goods, traveler: false, provenance: 'ours' };
}

function travelerOrder(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { ...order(points, ...goods), traveler: true };
}

export const orders: Pack['orders'] = [
  order(9, 'wood', 'wood', 'stone', 'fish'),
  order(9, 'stone', 'stone', 'wood', 'alpaca'),
  order(10, 'fish', 'fish', 'wood', 'ore'),
  order(10, 'alpaca', 'alpaca', 'fish', 'cacao'),
  order(11, 'wood', 'stone', 'ore', 'wool'),
  order(11, 'fish', 'stone', 'wool', 'cacao'),
  order(12, 'stone', 'alpaca', 'wool', 'cloth'),
  order(13, 'wood', 'ore', 'ore', 'silver'),
  order(13, 'fish', 'fish', 'ore', 'glass'),
  order(13, 'fish', 'wool', 'wool', 'cloth'),
  order(14, 'stone', 'ore', 'silver', 'silver'),
  order(14, 'wood', 'cacao', 'cloth', 'cloth'),
  order(15, 'wool', 'cacao', 'cacao', 'glass'),
  order(17, 'stone', 'ore', 'wool', 'cloth', 'silver'),
  order(17, 'cacao', 'cloth', 'silver', 'glass'),
  order(19, 'cloth', 'silver', 'glass', 'glass'),

  travelerOrder(11, 'wood', 'stone', 'corn', 'corn'),
  travelerOrder(12, 'fish', 'ore', 'cacao', 'corn'),
  travelerOrder(13, 'alpaca', 'wool', 'cloth', 'corn'),
  travelerOrder(14, 'ore', 'ore', 'silver', 'corn'),
  travelerOrder(13, 'food', 'food', 'food', 'cloth', 'glass'),
];

function building(what: 'house' | 'boat', good: Good): Sourced<BuildingRow> {
  const traveler = good === 'corn';
  return { id: `${what}-${good}`, good, traveler, provenance: { good: 'ours', traveler: 'book' } };
}

const shown = [...GOODS.filter((good) => good !== 'food' && good !== 'corn'), 'corn' as const];

export const houses: Pack['houses'] = shown.map((good) => building('house', good));
export const boats: Pack['boats'] = shown.map((good) => building('boat', good));

function mission(id: string, points: number, condition: MissionCondition): Sourced<MissionRow> {
  const provenance = { points: 'ours', condition: 'book', traveler: 'book' } as const;
  return { id, points, condition, traveler: false, provenance };
}

export const missions: Pack['missions'] = [
  mission('three-orders', 6, { verb: 'orders', least: 3 }),
  mission('three-alpaca', 4, { verb: 'stored', good: 'alpaca', least: 3 }),
  mission('seven-kinds', 5, { verb: 'storedKinds', least: 7 }),
  mission('twenty-goods', 5, { verb: 'storedTiles', least: 20 }),
  mission('first-row', 3, { verb: 'firstRow' }),
  mission('four-rows-without-corn', 6, { verb: 'rowsWithoutCorn', least: 4 }),
  mission('silver-and-cloth', 6, { verb: 'ownedAtEnd', goods: ['silver', 'cloth'], least: 3 }),
  mission('four-glass', 6, { verb: 'ownedAtEnd', goods: ['glass'], least: 4 }),
  mission('three-rows', 4, { verb: 'rows', least: 3 }),
  mission('five-corn', 4, { verb: 'stored', good: 'corn', least: 5 }),
  mission('first-fish-row', 4, { verb: 'firstRowOf', good: 'fish' }),
  mission('three-boats', 4, { verb: 'boats', least: 3 }),
  mission('three-houses', 4, { verb: 'houses', least: 3 }),
  mission('most-ore', 4, { verb: 'mostAtEnd', good: 'ore' }),
  mission('four-cacao', 4, { verb: 'stored', good: 'cacao', least: 4 }),
  mission('order-boat-and-house', 4, { verb: 'orderBoatAndHouse' }),
  mission('first-order', 3, { verb: 'firstOrder' }),
  mission('first-house', 3, { verb: 'firstHouse' }),
  mission('most-stone', 4, { verb: 'mostAtEnd', good: 'stone' }),
  mission('two-wool-or-cloth-orders', 5, { verb: 'ordersAskingFor', goods: ['wool', 'cloth'], least: 2 }),

  { ...mission('three-assets', 4, { verb: 'assetsAtEnd', least: 3 }), traveler: true },
];
