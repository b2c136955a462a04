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
  order(12, 'fish', 'fish', 'wood', 'ore'),
  order(12, 'alpaca', 'alpaca', 'fish', 'cacao'),
  order(13, 'wood', 'stone', 'ore', 'wool'),
  order(13, 'fish', 'stone', 'wool', 'cacao'),
  order(15, 'stone', 'alpaca', 'wool', 'cloth'),
  order(16, 'wood', 'ore', 'ore', 'silver'),
  order(16, 'fish', 'fish', 'ore', 'glass'),
  order(16, 'fish', 'wool', 'wool', 'cloth'),
  order(17, 'stone', 'ore', 'silver', 'silver'),
  order(16, 'wood', 'cacao', 'cloth', 'cloth'),
  order(17, 'wool', 'cacao', 'cacao', 'glass'),
  order(19, 'stone', 'ore', 'wool', 'cloth', 'silver'),
  order(18, 'cacao', 'cloth', 'silver', 'glass'),
  order(19, 'cloth', 'silver', 'glass', 'glass'),

  travelerOrder(12, 'wood', 'stone', 'corn', 'corn'),
  travelerOrder(13, 'fish', 'ore', 'cacao', 'corn'),
  travelerOrder(15, 'alpaca', 'wool', 'cloth', 'corn'),
  travelerOrder(16, 'ore', 'ore', 'silver', 'corn'),
  travelerOrder(17, 'food', 'food', 'food', 'cloth', 'glass'),
];
