import type { Good, OrderRow } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function order(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { id: goods.join('-'), points, goods, traveler: false, provenance: 'ours' };
}

function travelerOrder(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { ...order(points, ...goods), traveler: true };
}

/** Each pays some nine to thirteen points more than its goods would score elsewhere; the dear ones are hard to come by. */
export const orders: Pack['orders'] = [
  order(9, 'wood', 'wood', 'stone'),
  order(10, 'stone', 'fish', 'fish'),
  order(11, 'wood', 'stone', 'alpaca'),
  order(11, 'fish', 'alpaca', 'alpaca'),
  order(12, 'wood', 'stone', 'ore'),
  order(12, 'stone', 'fish', 'cacao'),
  order(13, 'alpaca', 'alpaca', 'cacao'),
  order(13, 'wood', 'fish', 'wool'),
  order(15, 'stone', 'ore', 'ore'),
  order(15, 'fish', 'cacao', 'wool'),
  order(16, 'stone', 'stone', 'cloth'),
  order(17, 'wood', 'ore', 'silver'),
  order(18, 'alpaca', 'wool', 'cloth'),
  order(18, 'wood', 'silver', 'silver'),
  order(18, 'cacao', 'cacao', 'glass'),
  order(19, 'wood', 'cloth', 'glass'),

  travelerOrder(11, 'wood', 'stone', 'corn'),
  travelerOrder(14, 'fish', 'cacao', 'corn'),
  travelerOrder(16, 'alpaca', 'wool', 'corn'),
  travelerOrder(19, 'ore', 'silver', 'corn'),
  travelerOrder(18, 'food', 'food', 'food', 'cloth'),
];
