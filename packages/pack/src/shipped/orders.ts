import type { Good, OrderRow } from '@altiplano/rules/engine';
import type { Pack } from '../pack.ts';
import type { Sourced } from '../provenance.ts';

function order(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { id: goods.join('-'), points, goods, traveler: false, provenance: 'ours' };
}

function travelerOrder(points: number, ...goods: readonly Good[]): Sourced<OrderRow> {
  return { ...order(points, ...goods), traveler: true };
}

/** Dearer goods, more points; a dear order pays less above its goods, which score nothing else, and is harder to come by. */
export const orders: Pack['orders'] = [
  order(9, 'wood', 'wood', 'stone'),
  order(10, 'wood', 'stone', 'alpaca'),
  order(12, 'stone', 'fish', 'fish'),
  order(12, 'wood', 'stone', 'ore'),
  order(13, 'fish', 'alpaca', 'alpaca'),
  order(13, 'fish', 'fish', 'cacao'),
  order(13, 'wood', 'fish', 'wool'),
  order(13, 'stone', 'stone', 'cloth'),
  order(15, 'stone', 'ore', 'ore'),
  order(15, 'alpaca', 'wool', 'cacao'),
  order(16, 'wood', 'ore', 'silver'),
  order(16, 'alpaca', 'alpaca', 'cloth'),
  order(18, 'alpaca', 'wool', 'cloth'),
  order(18, 'wood', 'silver', 'silver'),
  order(19, 'wood', 'cloth', 'glass'),
  order(19, 'cloth', 'silver', 'glass'),

  travelerOrder(10, 'wood', 'stone', 'corn'),
  travelerOrder(12, 'fish', 'cacao', 'corn'),
  travelerOrder(13, 'alpaca', 'wool', 'corn'),
  travelerOrder(16, 'ore', 'silver', 'corn'),
  travelerOrder(13, 'food', 'food', 'food', 'cloth'),
];
