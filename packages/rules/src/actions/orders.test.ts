import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import type { Good } from '../goods.ts';
import type { Source } from '../moves/fields.ts';

const ORDER = 'wood-wood-stone-fish';
const take = (order: string | null) => ({ type: 'takeOrder', order }) as const;
const deliver = (good: Good, source: Source = 'market') => ({ type: 'deliver', source, good }) as const;
const corn = (row: number) => ({ type: 'storeCorn', row }) as const;
const endTurn = { type: 'endTurn' } as const;
const pass = { type: 'pass' } as const;

test('[A35] one coin takes an order card of choice', () => {
  const t = table().ordersLeft([ORDER, 'cloth-silver-glass-glass']).seat(0, { figure: 'market', coins: 2 });
  expect(t.offered(0, 'takeOrder')).toEqual([take(ORDER), take('cloth-silver-glass-glass')]);
  expect(t.play(0, take('cloth-silver-glass-glass'))).toEqual([
    { type: 'coinsPaid', seat: 0, coins: 1 },
    { type: 'orderTaken', seat: 0, order: 'cloth-silver-glass-glass' },
  ]);
  expect(t.game.state.seats[0].coins).toBe(1);
});

test('[A35] only at the market, only cards lying there', () => {
  const t = table()
    .ordersLeft([ORDER, 'fish-fish-wood-ore'])
    .seat(0, { figure: 'village', coins: 1 })
    .seat(1, { order: ORDER });
  expect(t.refused(0, take('fish-fish-wood-ore'))).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
  t.seat(0, { figure: 'market' });
  expect(t.refused(0, take(ORDER))).toEqual({ rejected: 'cardGone', rule: 'S11', figures: { left: 1 } });
});

test('[A35] at most one unfulfilled order at a time; a fulfilled one is no hindrance', () => {
  const t = table()
    .ordersLeft(['fish-fish-wood-ore'])
    .seat(0, { figure: 'market', coins: 3, fulfilled: ['stone-stone-wood-alpaca'], order: ORDER });
  expect(t.offered(0, 'takeOrder')).toEqual([]);
  expect(t.refused(0, take('fish-fish-wood-ore'))).toEqual({
    rejected: 'orderOpen',
    rule: 'A35',
    figures: { order: ORDER },
  });
  t.seat(0, { on: { market: '2 wood stone' } });
  t.play(0, deliver('wood'), deliver('wood'), deliver('stone'), endTurn);
  t.play(1, pass);
  expect(t.offered(0, 'takeOrder')).toEqual([]);
  t.seat(0, { on: { market: 'fish' } }).play(0, deliver('fish'), corn(1), endTurn);
  expect(t.offered(0, 'takeOrder')).toEqual([take('fish-fish-wood-ore')]);
});

test('[A35] several orders may be taken in one round, one after the other is fulfilled', () => {
  const t = table({}, otherPack)
    .ordersLeft(['wood', 'fish'])
    .seat(0, { figure: 'market', coins: 6, on: { market: 'wood' } });
  t.play(0, take('wood'), endTurn);
  t.play(1, pass);
  t.play(0, deliver('wood'), corn(1), endTurn);
  t.play(0, take('fish'));
  expect(t.game.state.seats[0]).toMatchObject({ coins: 0, orders: 1 });
});

test('[A35] [A38] the coin is in hand, not on a card', () => {
  const t = table().seat(0, { figure: 'market', extensions: ['X7'], on: { 'extension:X7': 'coin' } });
  expect(t.offered(0, 'takeOrder')).toEqual([]);
  expect(t.refused(0, take(ORDER))).toMatchObject({
    rejected: 'tooFewCoins',
    rule: 'A38',
    figures: { needed: 1, own: 0 },
  });
});

test('[A35] when no order is left the coin may still be paid for nothing', () => {
  const t = table().ordersLeft([]).seat(0, { figure: 'market', coins: 1 });
  expect(t.offered(0, 'takeOrder')).toEqual([take(null)]);
  expect(t.play(0, take(null))).toEqual([
    { type: 'coinsPaid', seat: 0, coins: 1 },
    { type: 'noCardLeft', seat: 0 },
  ]);
});

test('[A36] one or more fitting goods go onto the order, one on each space that asks for it', () => {
  const t = table().seat(0, { figure: 'market', order: ORDER, on: { market: '3 wood' } });
  expect(t.offered(0, 'deliver')).toEqual([deliver('wood')]);
  expect(t.play(0, deliver('wood'), deliver('wood'))).toEqual([
    { type: 'delivered', seat: 0, good: 'wood', order: ORDER },
    { type: 'delivered', seat: 0, good: 'wood', order: ORDER },
  ]);
  expect(t.legalTypes(0)).toEqual(['endTurn', 'travel']);
  expect(t.on(0, 'market')).toBe('wood');
  expect(t.container(0)).toBe('');
  t.turn(0);
  expect(t.refused(0, deliver('wood'))).toEqual({
    rejected: 'notAsked',
    rule: 'A36',
    figures: { good: 'wood' },
  });
});

test('[A36] what the order does not ask for cannot be delivered, nor anything without an order', () => {
  const t = table().seat(0, { figure: 'market', on: { market: 'ore wood' } });
  expect(t.refused(0, deliver('wood'))).toMatchObject({ rejected: 'noOrder', rule: 'A36' });
  t.seat(0, { order: ORDER });
  expect(t.refused(0, deliver('ore'))).toMatchObject({ rejected: 'notAsked', rule: 'A36' });
  expect(t.refused(0, deliver('stone'))).toEqual({
    rejected: 'notThere',
    rule: 'A36',
    figures: { thing: 'stone', site: 'market' },
  });
});

test('[A36] only at the market', () => {
  const t = table().seat(0, { figure: 'village', order: ORDER, on: { market: 'wood' } });
  expect(t.refused(0, deliver('wood'))).toMatchObject({ rejected: 'elsewhere', rule: 'A2' });
});

test('[A36] an order may be delivered bit by bit, over turns and rounds', () => {
  const t = table().seat(0, { figure: 'market', order: ORDER, on: { market: 'wood stone' } });
  t.play(0, deliver('wood'), { type: 'finish' }, endTurn);
  t.play(1, pass);
  t.play(0, deliver('stone'), endTurn);
  t.endRound()
    .turn(0)
    .seat(0, { on: { market: 'wood fish' } });
  t.play(0, deliver('fish'));
  expect(t.play(0, deliver('wood'))).toContainEqual({ type: 'orderFulfilled', seat: 0, order: ORDER });
});

test('[A36] the last good fulfils the order and earns a corn, which is stored at once', () => {
  const t = table().seat(0, {
    figure: 'market',
    order: ORDER,
    delivered: 'wood stone fish',
    rows: ['ore'],
    on: { market: '2 wood' },
  });
  expect(t.play(0, deliver('wood'))).toEqual([
    { type: 'delivered', seat: 0, good: 'wood', order: ORDER },
    { type: 'orderFulfilled', seat: 0, order: ORDER },
  ]);
  expect(t.legal(0)).toEqual([corn(1), corn(2)]);
  t.play(0, corn(1));
  expect(t.rows(0)).toEqual(['ore corn']);
  expect(t.legalTypes(0)).toEqual(['endTurn', 'travel']);
  expect(t.score(0).orders).toBe(9);
});

test('[A36] before the last good no corn is earned', () => {
  const t = table().seat(0, {
    figure: 'market',
    order: ORDER,
    delivered: 'wood stone',
    on: { market: 'wood' },
  });
  t.play(0, deliver('wood'), endTurn);
  expect(t.rows(0)).toEqual([]);
  expect(t.score(0).orders).toBe(0);
});

test('[A36] with other numbers: an order of one good, and one of six', () => {
  const long = 'ore-ore-silver-silver-glass-glass';
  const t = table({}, otherPack).seat(0, {
    figure: 'market',
    order: long,
    delivered: '2 ore 2 silver glass',
  });
  t.seat(0, { on: { market: 'glass' } }).play(0, deliver('glass'), corn(1), endTurn);
  t.turn(0).seat(0, { order: 'wood', on: { market: 'wood' } });
  t.play(0, deliver('wood'), corn(1));
  expect(t.score(0).orders).toBe(22);
});

test('[G45] an order fulfilled when no corn is left is fulfilled all the same', () => {
  const t = table()
    .seat(0, { figure: 'market', order: ORDER, delivered: '2 wood stone', on: { market: 'fish' } })
    .supply({ corn: 0 });
  expect(t.play(0, deliver('fish'))).toEqual([
    { type: 'delivered', seat: 0, good: 'fish', order: ORDER },
    { type: 'orderFulfilled', seat: 0, order: ORDER },
    { type: 'ranOut', seat: 0, good: 'corn' },
  ]);
  expect(t.rows(0)).toEqual([]);
  expect(t.score(0).orders).toBe(9);
  expect(t.legalTypes(0)).toEqual(['endTurn', 'travel']);
});

test('[G46] an open order is never returned: it stays, with its goods, round after round', () => {
  const t = table()
    .ordersLeft(['fish-fish-wood-ore'])
    .seat(0, { figure: 'market', coins: 5, order: ORDER, delivered: 'wood' });
  t.strip([]);
  expect(t.legalTypes(0)).toEqual(['pass', 'travel']);
  t.endRound();
  expect(t.game.state.seats[0].delivered).toBe(1);
  t.turn(0);
  expect(t.refused(0, take('fish-fish-wood-ore'))).toMatchObject({ figures: { order: ORDER } });
});
