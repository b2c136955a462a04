import type { Good, OrderRow } from '@altiplano/rules';
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
