import type { Good } from '@altiplano/rules';
import type { Pack } from '../pack.ts';
import type { Draws } from './draws.ts';

const LEAST = 9;
const MOST = 19;
const BASE_ORDERS = 16;

const LOW: readonly Good[] = ['wood', 'stone', 'fish', 'alpaca'];
const MIDDLE: readonly Good[] = ['cacao', 'ore', 'wool'];
const HIGH: readonly Good[] = ['cloth', 'silver', 'glass'];

/** How hard a tile is to come by, in points: what it scores, and the work. */
function effort(goods: Pack['goods'], good: Good): number {
  return 1 + goods[good].value + (LOW.includes(good) ? 0 : 1);
}

function drawGoods(size: number, dearness: number, draws: Draws): Good[] {
  return Array.from({ length: size }, () => {
    const level = draws.between(0, 99) + dearness;
    return draws.oneOf(level < 55 ? LOW : level < 95 ? MIDDLE : HIGH);
  });
}

/** Points between nine and nineteen, in the order of what the goods take: dearer goods bring more. */
function withPoints(sets: readonly Good[][], goods: Pack['goods'], draws: Draws): [Good[], number][] {
  const efforts = new Map(sets.map((set) => [set, set.reduce((sum, good) => sum + effort(goods, good), 0)]));
  const sorted = [...sets].sort((a, b) => (efforts.get(a) as number) - (efforts.get(b) as number));
  const points = sorted.map(() => draws.between(LEAST, MOST)).sort((a, b) => a - b);
  return sorted.map((set, index) => [set, points[index] as number]);
}

function orderRow(
  [goods, points]: [Good[], number],
  index: number,
  traveler: boolean,
): Pack['orders'][number] {
  const id = `${traveler ? 'traveler' : 'order'}-${index + 1}`;
  return { id, points, goods, traveler, provenance: 'ours' };
}

/** Orders of three to five tiles; those of The Traveler ask for corn, one for a feast. */
export function varyOrders(goods: Pack['goods'], draws: Draws): Pack['orders'] {
  const size = draws.between(3, 4);
  const sets = Array.from({ length: BASE_ORDERS }, (_, index) =>
    drawGoods(Math.min(5, size + draws.between(0, 1)), index * 4, draws).sort(),
  );
  const traveler = [0, 15, 30, 50].map((dearness): Good[] => [
    ...drawGoods(draws.between(2, size), dearness, draws),
    'corn',
  ]);
  const feast: Good[] = ['food', 'food', 'food', draws.oneOf(HIGH)];
  return [
    ...withPoints(sets, goods, draws).map((order, index) => orderRow(order, index, false)),
    ...withPoints([...traveler, feast], goods, draws).map((order, index) => orderRow(order, index, true)),
  ];
}
