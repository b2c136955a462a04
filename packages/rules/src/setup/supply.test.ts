import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { describe, expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { type Good, GOODS, goodIndex } from '../goods.ts';
import { CARD } from '../state/state.ts';
import { newTable, type Table } from '../testing/table.ts';

/** All tiles of a good on the table: in the supply, and what the roles took out of it. */
function tilesOf(t: Table, good: Good): number {
  const at = goodIndex(good);
  return t.game.state.seats.reduce((sum, seat) => sum + seat.bag[at], t.game.state.supply[at]);
}

function cartsOf(t: Table): number {
  return t.game.state.carts + t.game.state.seats.length;
}

function ordersAtMarket(t: Table): string[] {
  const { orderAt } = t.game.state;
  return t.game.components.orders.flatMap(({ id }, order) => (orderAt[order] === CARD.market ? [id] : []));
}

describe.each([
  { players: 2, corn: 12, wood: 12, ore: 8, fish: 7, carts: 6, orders: 10 },
  { players: 3, corn: 17, wood: 15, ore: 12, fish: 9, carts: 9, orders: 10 },
  { players: 4, corn: 22, wood: 18, ore: 14, fish: 11, carts: 12, orders: 12 },
  { players: 5, corn: 25, wood: 20, ore: 15, fish: 12, carts: 15, orders: 12 },
])('with $players players', ({ players, corn, wood, ore, fish, carts, orders }) => {
  const t = newTable({ players });
  const table: Record<Good, number> = {
    food: 36,
    corn,
    wood,
    stone: wood,
    ore,
    silver: ore,
    cloth: ore,
    wool: ore,
    alpaca: fish,
    fish,
    glass: fish,
    cacao: fish,
  };

  test.each(GOODS)('[S3] the supply of %s', (good) => {
    expect(tilesOf(t, good)).toBe(table[good]);
  });

  test('[S3] the carts, those that the players got included', () => {
    expect(cartsOf(t)).toBe(carts);
  });

  test('[S3] [S5] the orders at the market', () => {
    expect(ordersAtMarket(t)).toHaveLength(orders);
  });

  test('[S3] the first German edition has 30 food, and nothing else differs', () => {
    const first = newTable({ players, edition: 2017 });
    expect(tilesOf(first, 'food')).toBe(30);
    for (const good of GOODS.slice(1)) expect(tilesOf(first, good)).toBe(table[good]);
    expect([cartsOf(first), ordersAtMarket(first).length]).toEqual([carts, orders]);
  });

  test('[S3] another pack brings its own numbers', () => {
    const at = players - 2;
    const other = newTable({ players }, otherPack);
    for (const good of GOODS) expect(tilesOf(other, good)).toBe(otherPack.supply[good][at]);
    expect(cartsOf(other)).toBe(otherPack.carts[at]);
    expect(ordersAtMarket(other)).toHaveLength(otherPack.ordersInPlay[at]);
    expect(tilesOf(newTable({ players, edition: 2017 }, otherPack), 'food')).toBe(
      otherPack.firstEditionFood[at],
    );
  });
});

/** The orders at the market of many games. */
function ordersBySeed(components: Components, games: number): string[][] {
  return Array.from({ length: games }, (_, seed) => ordersAtMarket(newTable({}, components, `s${seed}`)));
}

test('[S5] the orders are shuffled: every one of the sixteen is left out in some games and stays in others', () => {
  const games = ordersBySeed(steadyPack, 40);
  const base = steadyPack.orders.filter((order) => !order.traveler).map((order) => order.id);
  expect(base).toHaveLength(16);
  for (const id of base) {
    const times = games.filter((orders) => orders.includes(id)).length;
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThan(40);
  }
});

test('[S5] the orders left out lie nowhere and cannot be taken', () => {
  const t = newTable();
  const { orderAt } = t.game.state;
  const unused = t.game.components.orders.filter((_, order) => orderAt[order] !== CARD.market);
  t.turn(0).seat(0, { figure: 'market', coins: 1 });
  expect(t.offered(0, 'takeOrder')).toHaveLength(10);
  for (const { id } of unused) {
    expect(t.refused(0, { type: 'takeOrder', order: id })).toMatchObject({ rejected: 'cardGone' });
  }
});
