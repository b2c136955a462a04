import type { Good, OrderRow } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function order(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { id: goods.join('-'), points, goods, traveler: false, provenance: 'ours' };
}

function travelerOrder(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { ...order(points, ...goods), traveler: true };
}

/** Each pays some eight to ten points more than its goods would score elsewhere. */
export const orders: Pack['orders'] = [
  order(9, 'wood', 'wood', 'stone'),
  order(9, 'stone', 'fish', 'fish'),
  order(10, 'wood', 'stone', 'alpaca'),
  order(10, 'fish', 'alpaca', 'alpaca'),
  order(11, 'wood', 'stone', 'ore'),
  order(11, 'stone', 'fish', 'cacao'),
  order(12, 'alpaca', 'alpaca', 'cacao'),
  order(12, 'wood', 'fish', 'wool'),
  order(13, 'stone', 'ore', 'ore'),
  order(13, 'fish', 'cacao', 'wool'),
  order(14, 'alpaca', 'wool', 'cloth'),
  order(14, 'wood', 'ore', 'silver'),
  order(16, 'stone', 'stone', 'cloth', 'cloth'),
  order(17, 'wood', 'ore', 'silver', 'silver'),
  order(18, 'cacao', 'cloth', 'glass'),
  order(19, 'silver', 'glass', 'glass'),

  travelerOrder(11, 'wood', 'stone', 'corn'),
  travelerOrder(12, 'fish', 'cacao', 'corn'),
  travelerOrder(13, 'alpaca', 'wool', 'corn'),
  travelerOrder(15, 'ore', 'silver', 'corn'),
  travelerOrder(14, 'food', 'food', 'food', 'cloth'),
];
