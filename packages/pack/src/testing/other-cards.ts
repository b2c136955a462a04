import {
  type BuildingRow,
  type Good,
  type MissionCondition,
  type MissionRow,
  type OrderRow,
} from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function order(points: number, goods: readonly Good[], traveler = false): Sourced<OrderRow> {
  return { id: goods.join('-'), points, goods, traveler, provenance: 'ours' };
}

/** One to six goods, corn and food also in the base game. */
export const orders: Pack['orders'] = [
  order(1, ['wood']),
  order(5, ['corn', 'corn']),
  order(7, ['corn', 'fish', 'food']),
  order(4, ['food', 'food']),
  order(3, ['stone', 'alpaca']),
  order(8, ['wood', 'wood', 'wood']),
  order(21, ['ore', 'ore', 'silver', 'silver', 'glass', 'glass']),
  order(16, ['wool', 'wool', 'wool', 'cloth', 'cloth']),
  order(6, ['fish', 'fish', 'fish']),
  order(9, ['cacao', 'cacao', 'alpaca']),
  order(12, ['silver', 'cloth', 'stone']),
  order(14, ['glass', 'wood', 'corn', 'ore']),
  order(2, ['fish']),
  order(11, ['alpaca', 'alpaca', 'alpaca', 'stone']),
  order(10, ['cloth', 'ore']),
  order(18, ['stone', 'wood', 'fish', 'ore', 'wool']),
  order(22, ['corn', 'corn', 'corn', 'glass'], true),
  order(3, ['food'], true),
  order(13, ['silver', 'silver', 'wool'], true),
  order(20, ['stone', 'stone', 'stone', 'stone', 'cacao'], true),
  order(15, ['ore', 'corn', 'cloth'], true),
];

function building(id: string, good: Good, traveler = false): Sourced<BuildingRow> {
  return { id, good, traveler, provenance: 'ours' };
}

/** Two houses of one good, one of food, one of corn in the base game. */
export const houses: Pack['houses'] = [
  building('house-food', 'food'),
  building('house-corn', 'corn'),
  building('house-wood', 'wood'),
  building('house-wood-again', 'wood'),
  building('house-stone', 'stone'),
  building('house-fish', 'fish'),
  building('house-alpaca', 'alpaca'),
  building('house-cacao', 'cacao'),
  building('house-ore', 'ore'),
  building('house-glass', 'glass'),
  building('house-silver', 'silver', true),
];

export const boats: Pack['boats'] = [
  building('boat-food', 'food'),
  building('boat-corn', 'corn'),
  building('boat-wool', 'wool'),
  building('boat-wool-again', 'wool'),
  building('boat-stone', 'stone'),
  building('boat-cloth', 'cloth'),
  building('boat-alpaca', 'alpaca'),
  building('boat-cacao', 'cacao'),
  building('boat-ore', 'ore'),
  building('boat-glass', 'glass'),
  building('boat-silver', 'silver', true),
];

function mission(
  id: string,
  points: number,
  condition: MissionCondition,
  traveler = false,
): Sourced<MissionRow> {
  return { id, points, condition, traveler, provenance: 'ours' };
}

export const missions: Pack['missions'] = [
  mission('two-orders', 7, { verb: 'orders', least: 2 }),
  mission('two-fish', 2, { verb: 'stored', good: 'fish', least: 2 }),
  mission('five-kinds', 3, { verb: 'storedKinds', least: 5 }),
  mission('twelve-goods', 6, { verb: 'storedTiles', least: 12 }),
  mission('first-row', 8, { verb: 'firstRow' }),
  mission('two-rows-without-corn', 1, { verb: 'rowsWithoutCorn', least: 2 }),
  mission('wood-stone-and-fish', 9, { verb: 'ownedAtEnd', goods: ['wood', 'stone', 'fish'], least: 1 }),
  mission('two-glass', 3, { verb: 'ownedAtEnd', goods: ['glass'], least: 2 }),
  mission('four-rows', 10, { verb: 'rows', least: 4 }),
  mission('three-corn', 2, { verb: 'stored', good: 'corn', least: 3 }),
  mission('first-wood-row', 5, { verb: 'firstRowOf', good: 'wood' }),
  mission('two-boats', 3, { verb: 'boats', least: 2 }),
  mission('two-houses', 2, { verb: 'houses', least: 2 }),
  mission('most-alpaca', 6, { verb: 'mostAtEnd', good: 'alpaca' }),
  mission('two-wool', 5, { verb: 'stored', good: 'wool', least: 2 }),
  mission('order-boat-and-house', 7, { verb: 'orderBoatAndHouse' }),
  mission('first-order', 1, { verb: 'firstOrder' }),
  mission('first-house', 4, { verb: 'firstHouse' }),
  mission('most-food', 2, { verb: 'mostAtEnd', good: 'food' }),
  mission('one-fish-order', 3, { verb: 'ordersAskingFor', goods: ['fish'], least: 1 }),
  mission('two-assets', 9, { verb: 'assetsAtEnd', least: 2 }, true),
];
