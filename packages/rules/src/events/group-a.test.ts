import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { type Table, table } from '../testing/table.ts';

const decline = { type: 'decline' } as const;
const full = { traveler: 'full' } as const;

function strip(t: Table): (string | null)[] {
  return t.game.state.strip.map((tile) => t.game.components.extensions[tile]?.id ?? null);
}

function price(t: Table, seat: number, extension: string): unknown {
  const told = t.turn(seat).seat(seat, { figure: 'market' }).play(seat, { type: 'buyExtension', extension });
  return told.find((event) => event.type === 'extensionBought')?.['coins'];
}

test('[Q1] each gains two coins', () => {
  const t = table(full).seat(0, { coins: 1 }).event('Q1');
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([3, 2]);
  const other = table(full, otherPack).event('Q1');
  expect(other.game.state.seats.map((seat) => seat.coins)).toEqual([3, 3]);
});

test('[Q2] each may pay a coin for a cart from the village, placed beside a movement space without one', () => {
  const t = table(full)
    .seat(0, { coins: 1, carts: [2] })
    .seat(1, { coins: 1 })
    .event('Q2');
  expect(t.legal(0)).toEqual([{ type: 'buyCart', movement: 1 }, { type: 'buyCart', movement: 3 }, decline]);
  expect(t.play(0, { type: 'buyCart', movement: 3 })).toEqual([
    { type: 'coinsPaid', seat: 0, coins: 1 },
    { type: 'cartBought', seat: 0, movement: 3 },
  ]);
  t.play(1, decline);
  expect(t.game.state.seats.map((seat) => [seat.coins, ...seat.carts])).toEqual([
    [0, 0, 1, 1],
    [1, 0, 0, 0],
  ]);
  expect(t.game.state.carts).toBe(2);
});

test('[Q2] a movement space holds one cart', () => {
  const t = table(full)
    .seat(0, { coins: 1, carts: [2] })
    .event('Q2');
  expect(t.refused(0, { type: 'buyCart', movement: 2 })).toEqual({
    rejected: 'cartThere',
    rule: 'Q2',
    figures: { movement: 2 },
  });
});

test('[Q2] [Q39] no coin, four carts already or none in the village: not asked', () => {
  const t = table({ ...full, players: 3 });
  t.seat(1, { coins: 1, carts: [1, 2, 3] }).seat(2, { coins: 1 });
  expect(t.event('Q2').asked()).toEqual([2]);
  expect(table(full).carts(0).seat(0, { coins: 1 }).event('Q2').legalTypes(0)).toEqual(['draw']);
});

test('[Q2] the last cart goes to the first in turn order', () => {
  const t = table({ ...full, startingSeat: 1 })
    .carts(1)
    .seat(0, { coins: 1 })
    .seat(1, { coins: 1 });
  t.event('Q2').play(1, { type: 'buyCart', movement: 1 });
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test('[Q2] does not count against the one cart a round of A32', () => {
  const t = table(full).seat(0, { coins: 3, figure: 'village' }).event('Q2');
  t.play(0, { type: 'buyCart', movement: 1 });
  t.turn(0).play(0, { type: 'buyCart', movement: 2 });
  expect(t.turn(0).refused(0, { type: 'buyCart', movement: 3 })).toMatchObject({
    rejected: 'oncePerRound',
    rule: 'A32',
  });
});

test('[Q2] the cart is usable in the same round', () => {
  const t = table(full).ring(['road', 'harbor', 'farm', 'mine', 'forest', 'village', 'market']);
  t.seat(0, { coins: 1, figure: 'road', freeCart: 1, on: { 'movement:1': 'food', mine: '2 food' } });
  t.event('Q2').play(0, { type: 'buyCart', movement: 1 });
  t.turn(0).play(0, { type: 'travel', location: 'mine', means: 'movement:1' });
  expect(t.container(0)).toBe('food');
});

test('[Q2] the price, and at most so many carts however many movement spaces, with another pack', () => {
  const t = table(full, otherPack)
    .seat(0, { coins: 2, carts: [1] })
    .seat(1, { coins: 1 })
    .event('Q2');
  t.play(0, { type: 'buyCart', movement: 2 });
  expect(t.game.state.seats[0].coins).toBe(0);
  expect(t.legalTypes(1)).toEqual(['draw']);
  const four = table({ ...full, players: 4 }, otherPack).seat(0, { coins: 2, carts: [1, 2] });
  expect(four.game.state.carts).toBe(4);
  expect(four.event('Q2').legalTypes(0)).toEqual(['draw']);
});

test('[Q3] extensions cost one coin less, but at least one', () => {
  const t = table({ ...full, players: 3 })
    .strip(['X7', 'X1', 'X4'])
    .inForce('Q3');
  for (const seat of [0, 1, 2]) t.seat(seat, { coins: 5, role: ['woodcutter', 'fisherman', 'farmer'][seat] });
  expect(price(t, 0, 'X7')).toBe(1);
  expect(price(t, 1, 'X1')).toBe(2);
  expect(price(t, 2, 'X4')).toBe(3);
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([4, 3, 2]);
});

test('[Q3] the refusal names the lower price', () => {
  const t = table(full).strip(['X4', 'X1']).inForce('Q3').seat(0, { figure: 'market', coins: 1 });
  expect(t.refused(0, { type: 'buyExtension', extension: 'X1' })).toEqual({
    rejected: 'tooFewCoins',
    rule: 'A38',
    figures: { needed: 2, own: 1 },
  });
  expect(t.offered(0, 'buyExtension')).toEqual([{ type: 'buyExtension', extension: 'X4' }]);
});

test('[Q3] holds only for its round', () => {
  const t = table(full).event('Q3').noEventsLeft().endRound().strip(['X4']).seat(0, { coins: 5 });
  expect(price(t, 0, 'X4')).toBe(2);
});

test('[Q3] the discount comes from the pack', () => {
  const t = table(full, otherPack)
    .strip(['X25', 'X23'])
    .inForce('Q3')
    .seat(0, { coins: 9 })
    .seat(1, { coins: 9 });
  expect(price(t, 0, 'X25')).toBe(2);
  expect(price(t, 1, 'X23')).toBe(1);
});

test('[G10] Q3 and a discount asset both count, at least one coin in all', () => {
  const t = table(full)
    .strip(['X5', 'X1', 'X4', 'X7'])
    .inForce('Q3')
    .seat(0, { coins: 9, assets: ['broker'] });
  expect(price(t, 0, 'X4')).toBe(2);
  const least = table(full)
    .strip(['X4'])
    .inForce('Q3')
    .seat(0, { coins: 9, assets: ['broker'] });
  expect(price(least, 0, 'X4')).toBe(1);
});

test('[Q4] fish and wood sell for a coin each, in this round only', () => {
  const t = table(full)
    .inForce('Q4')
    .seat(0, { figure: 'market', on: { market: 'fish wood' } });
  expect(t.play(0, { type: 'sell', source: 'market', good: 'fish' })).toContainEqual({
    type: 'sold',
    seat: 0,
    good: 'fish',
    coins: 1,
  });
  t.play(0, { type: 'sell', source: 'market', good: 'wood' });
  expect([t.game.state.seats[0].coins, t.container(0)]).toEqual([2, 'wood fish']);
  const later = table(full).event('Q4').noEventsLeft().endRound().turn(0);
  later.seat(0, { figure: 'market', on: { market: 'fish' } });
  expect(later.refused(0, { type: 'sell', source: 'market', good: 'fish' })).toEqual({
    rejected: 'noPrice',
    rule: 'A33',
    figures: { good: 'fish' },
  });
});

test('[Q4] only fish and wood gain a price, and other prices stay', () => {
  const t = table(full)
    .inForce('Q4')
    .seat(0, { figure: 'market', on: { market: 'food silver' } });
  expect(t.refused(0, { type: 'sell', source: 'market', good: 'food' })).toMatchObject({
    rejected: 'noPrice',
  });
  t.play(0, { type: 'sell', source: 'market', good: 'silver' });
  expect(t.game.state.seats[0].coins).toBe(3);
});

test('[Q4] [P2] the market takes fish and wood in planning, even if no order asks for them', () => {
  const orders = steadyPack.orders.map((row) => ({ ...row, goods: ['stone', 'ore'] as const }));
  const noneAsks = { ...steadyPack, orders };
  const place = { type: 'place', site: 'market', thing: 'fish' } as const;
  const plain = table(full, noneAsks).seat(0, { planning: 'fish' }).planning();
  expect(plain.refused(0, place)).toMatchObject({ rejected: 'doesNotTake', rule: 'P2' });
  const t = table(full, noneAsks).inForce('Q4').seat(0, { planning: 'fish wood' }).planning();
  t.play(0, place, { type: 'place', site: 'market', thing: 'wood' });
  expect(t.on(0, 'market')).toBe('fish wood');
});

test('[G11] where the pack already prices the good the higher price counts', () => {
  const t = table(full, otherPack)
    .inForce('Q4')
    .seat(0, { figure: 'market', on: { market: 'stone wood' } });
  t.play(0, { type: 'sell', source: 'market', good: 'wood' });
  expect(t.game.state.seats[0].coins).toBe(4);
  t.play(0, { type: 'sell', source: 'market', good: 'stone' });
  expect(t.game.state.seats[0].coins).toBe(6);
});

test('[Q6] gaps close at once without refill, and the next buyer pays for the new position', () => {
  const t = table(full).strip(['X4', 'X1', 'X6', 'X5', 'X7']).inForce('Q6');
  t.seat(0, { coins: 9 }).seat(1, { coins: 9, role: 'stonemason' });
  expect(price(t, 0, 'X1')).toBe(3);
  expect(strip(t)).toEqual(['X4', 'X6', 'X5', 'X7', null]);
  expect(price(t, 1, 'X5')).toBe(4);
  expect(strip(t)).toEqual(['X4', 'X6', 'X7', null, null]);
});

test('[Q6] without it a gap stays until the round is over', () => {
  const t = table(full).strip(['X4', 'X1', 'X6']).seat(0, { coins: 9 }).seat(1, { coins: 9 });
  price(t, 0, 'X1');
  expect(strip(t)).toEqual(['X4', null, 'X6', null, null]);
  expect(price(t, 1, 'X6')).toBe(4);
});

test('[Q6] at the end of the round the strip is refilled and nothing leaves', () => {
  const t = table(full).strip(['X4', 'X1', 'X6', 'X5', 'X7']).inForce('Q6').seat(0, { coins: 9 });
  price(t, 0, 'X4');
  expect(strip(t.noEventsLeft().endRound()).slice(0, 4)).toEqual(['X1', 'X6', 'X5', 'X7']);
  expect(strip(t)[4]).not.toBeNull();
});

test('[G12] in the short game what lies at the bottom after sliding leaves', () => {
  const short = { ...full, short: true };
  const sliding = table(short).strip(['X4', 'X1', 'X6', 'X5', 'X7']).inForce('Q6').seat(0, { coins: 9 });
  price(sliding, 0, 'X4');
  expect(strip(sliding.endRound()).slice(0, 3)).toEqual(['X6', 'X5', 'X7']);
  const plain = table(short).strip(['X4', 'X1', 'X6', 'X5', 'X7']).seat(0, { coins: 9 });
  price(plain, 0, 'X4');
  expect(strip(plain.endRound()).slice(0, 4)).toEqual(['X1', 'X6', 'X5', 'X7']);
});
