import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { CARD, PHASE } from '../state/state.ts';
import { endCauseName } from '../state/end-cause.ts';
import { table } from '../testing/table.ts';

const accept = { type: 'accept' } as const;

const goodsFor = [
  ['[Q11]', 'wood'],
  ['[Q12]', 'stone'],
  ['[Q18]', 'wool'],
  ['[Q19]', 'ore'],
  ['[Q20]', 'alpaca'],
] as const;

test.each(goodsFor)('%s each may pay a coin for a %s into the container', (rule, good) => {
  const t = table({ traveler: 'full' }).seat(0, { coins: 2 }).seat(1, { coins: 2 });
  const left = t.words(t.game.state.supply).split(good).length;
  expect(t.event(rule.slice(1, -1)).legal(0)).toEqual([accept, { type: 'decline' }]);
  expect(t.play(0, accept)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'coinsPaid', seat: 0, coins: 1 },
    { type: 'gained', seat: 0, good },
  ]);
  expect(t.play(1, { type: 'decline' })[0]).toEqual({ type: 'offerDeclined', seat: 1 });
  expect([t.container(0), t.container(1)]).toEqual([good, '']);
  expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([1, 2]);
  expect(t.words(t.game.state.supply).split(good).length).toBe(left - 1);
});

test.each(goodsFor)(
  '%s [Q38] the last %s goes to the first in turn order; the next pays nothing',
  (rule, good) => {
    const t = table({ players: 3, startingSeat: 1, traveler: 'full' }).supply({ [good]: 1 });
    for (const seat of [0, 1, 2]) t.seat(seat, { coins: 1 });
    t.event(rule.slice(1, -1)).play(1, accept);
    expect(t.legalTypes(0)).toEqual(['draw']);
    expect([0, 1, 2].map((seat) => t.container(seat))).toEqual(['', good, '']);
    expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([1, 0, 1]);
  },
);

test.each(goodsFor)('%s [Q38] a %s declined is there for the next', (rule, good) => {
  const t = table({ traveler: 'full' })
    .supply({ [good]: 1 })
    .seat(0, { coins: 1 })
    .seat(1, { coins: 1 });
  t.event(rule.slice(1, -1)).play(0, { type: 'decline' });
  t.play(1, accept);
  expect([t.container(0), t.container(1)]).toEqual(['', good]);
});

test.each([...goodsFor, ['[Q5]', 'food'] as const])(
  '%s [Q38] with no %s left nobody is asked',
  (rule, good) => {
    const t = table({ traveler: 'full' })
      .supply({ [good]: 0 })
      .seat(0, { coins: 1 })
      .seat(1, { coins: 1 });
    expect(t.event(rule.slice(1, -1)).legalTypes(0)).toEqual(['draw']);
    expect(t.game.state.seats.map((seat) => seat.coins)).toEqual([1, 1]);
  },
);

test('[Q5] each may take a food into the container for nothing', () => {
  const t = table({ traveler: 'full' }).event('Q5');
  expect(t.play(0, accept)).toEqual([
    { type: 'offerAccepted', seat: 0 },
    { type: 'gained', seat: 0, good: 'food' },
  ]);
  t.play(1, { type: 'decline' });
  expect([t.container(0), t.container(1)]).toEqual(['food', '']);
});

test('[Q5] [Q38] the last food goes to the first in turn order', () => {
  const t = table({ players: 3, startingSeat: 2, traveler: 'full' }).supply({ food: 1 }).event('Q5');
  t.play(2, accept);
  expect([0, 1, 2].map((seat) => t.container(seat))).toEqual(['', '', 'food']);
  expect(t.legalTypes(0)).toEqual(['draw']);
});

test('[Q11] [Q12] [Q18] [Q19] [Q20] goods and prices come from the pack', () => {
  const bought = ['Q5', 'Q11', 'Q12', 'Q18', 'Q19', 'Q20'].map((id) => {
    const t = table({ traveler: 'full' }, otherPack).seat(0, { coins: 5 }).event(id);
    t.play(0, accept);
    return `${t.container(0)} ${5 - t.game.state.seats[0].coins}`;
  });
  expect(bought).toEqual(['fish 0', 'glass 3', 'stone 2', 'cloth 2', 'silver 4', 'cacao 0']);
  const poor = table({ traveler: 'full' }, otherPack)
    .seat(0, { coins: 2 })
    .seat(1, { coins: 3 })
    .event('Q11');
  expect(poor.asked()).toEqual([1]);
});

test('[Q5] [W5] [W9] a pack that offers corn: it is stored, never put into the container', () => {
  const effect = { verb: 'offerGood', good: 'corn', price: 0 } as const;
  const events = steadyPack.events.map((row) => (row.id === 'Q5' ? { ...row, effect } : row));
  const t = table({ traveler: 'full' }, { ...steadyPack, events }).event('Q5');
  t.play(0, accept, { type: 'storeCorn', row: 1 });
  expect([t.rows(0), t.container(0), t.asked()]).toEqual([['corn'], '', [1]]);
});

test('[Q41] [E1] a good bought by event that empties its location ends the game', () => {
  const t = table({ traveler: 'full' }).supply({ wood: 1, cacao: 0 }).seat(1, { coins: 1 }).event('Q11');
  expect(t.play(1, accept)).toContainEqual({ type: 'endTriggered', cause: 'forest', lastRound: 2 });
});

test('[Q41] [E1] while anything else lies there nothing ends', () => {
  const t = table({ traveler: 'full' }).supply({ wood: 1, cacao: 1 }).seat(1, { coins: 1 }).event('Q11');
  t.play(1, accept);
  expect(t.game.state.lastRound).toBe(0);
});

test('[Q41] [E1] [T7] so does a good that the traveler line takes', () => {
  const t = table({ traveler: 'full' }).supply({ stone: 0, ore: 0, silver: 1 }).event('Q21').allDecline();
  expect([t.game.state.lastRound, endCauseName(t.game.state.endCause)]).toEqual([2, 'mine']);
  const without = table({ traveler: 'eventsOnly' }).supply({ stone: 0, ore: 0, silver: 1 });
  expect(without.event('Q21').allDecline().game.state.lastRound).toBe(0);
});

test('[Q41] [E1] [Q2] so does the last cart of a village without houses', () => {
  const t = table({ traveler: 'full' }).housesLeft([]).carts(1).seat(0, { coins: 1 }).event('Q2');
  expect(t.play(0, { type: 'buyCart', movement: 1 })).toContainEqual({
    type: 'endTriggered',
    cause: 'village',
    lastRound: 2,
  });
});

test('[Q41] [E1] [Q10] so does the last corn of the road', () => {
  const t = table({ traveler: 'full' }).supply({ corn: 1 }).seat(0, { road: 1, rows: [] }).event('Q10');
  t.play(0, accept);
  expect(t.play(0, { type: 'storeCorn', row: 1 })).toContainEqual({
    type: 'endTriggered',
    cause: 'road',
    lastRound: 2,
  });
});

test('[Q41] [E1] [Q32] so does the last order of a market without glass', () => {
  const t = table({ traveler: 'full' }).supply({ glass: 0 }).ordersLeft(['wood-wood-stone-fish']);
  expect(t.reveal('Q32')).toContainEqual({ type: 'endTriggered', cause: 'market', lastRound: 2 });
  const two = table({ traveler: 'full' }).supply({ glass: 0 });
  expect(two.event('Q32').game.state.lastRound).toBe(0);
});

test('[Q41] [E1] [Q33] so does the last house of a village without carts', () => {
  const t = table({ traveler: 'full' }).carts(0).housesLeft(['house-wood']);
  expect(t.reveal('Q33')).toContainEqual({ type: 'endTriggered', cause: 'village', lastRound: 2 });
});

test('[Q41] [E1] the round of the event is finished and exactly one more is played', () => {
  const t = table({ traveler: 'full' }).carts(0).housesLeft(['house-wood']).event('Q33');
  t.noEventsLeft().endRound();
  expect([t.game.state.round, t.game.state.phase]).toEqual([2, PHASE.drawing]);
  t.endRound();
  expect([t.game.state.round, t.game.state.phase]).toEqual([2, PHASE.over]);
});

test('[Q41] [E1] a cart that comes back by Q31 withdraws nothing', () => {
  const t = table({ traveler: 'full' })
    .carts(1)
    .housesLeft(['house-wood'])
    .seat(0, { carts: [1] });
  t.event('Q33').event('Q31').play(0, { type: 'returnCart', movement: 1 });
  expect([t.game.state.lastRound, t.game.state.carts]).toEqual([2, 1]);
});

test('[Q32] one order at random leaves the market; orders that players hold stay', () => {
  const ids = ['wood-wood-stone-fish', 'fish-fish-wood-ore', 'wood-ore-ore-silver'];
  const removed = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const t = table({ traveler: 'eventsOnly', players: 4 }, undefined, seed).ordersLeft(ids);
    t.seat(0, { order: 'fish-wool-wool-cloth' });
    const told = t.reveal('Q32').filter((event) => event.type === 'orderRemoved');
    expect(told).toHaveLength(1);
    const { orders } = t.game.components;
    const left = orders
      .filter((_, order) => t.game.state.orderAt[order] === CARD.market)
      .map((row) => row.id);
    expect(left.sort()).toEqual(ids.filter((id) => id !== told[0].order).sort());
    expect(orders[t.game.state.seats[0].order].id).toBe('fish-wool-wool-cloth');
    return told[0].order;
  });
  expect(new Set(removed).size).toBeGreaterThan(1);
});

test('[Q32] with no order at the market nothing happens', () => {
  const t = table({ traveler: 'eventsOnly' }).ordersLeft([]).seat(0, { order: 'fish-wool-wool-cloth' });
  expect(t.reveal('Q32').slice(2)).toEqual([]);
  expect(t.game.state.seats[0].order).toBeGreaterThanOrEqual(0);
});

test('[Q33] one house at random leaves the village; houses that players own stay', () => {
  const ids = ['house-wood', 'house-fish', 'house-ore'];
  const removed = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const t = table({ traveler: 'eventsOnly', players: 4 }, undefined, seed).housesLeft(ids);
    t.seat(0, { houses: ['house-glass'] });
    const told = t.reveal('Q33').filter((event) => event.type === 'houseRemoved');
    const { houses } = t.game.components;
    const left = houses
      .filter((_, house) => t.game.state.houseAt[house] === CARD.market)
      .map((row) => row.id);
    expect(left.sort()).toEqual(ids.filter((id) => id !== told[0].house).sort());
    expect(t.score(0).houses).toBe(4);
    return told[0].house;
  });
  expect(new Set(removed).size).toBeGreaterThan(1);
});

test('[Q33] with no house in the village nothing happens', () => {
  const t = table({ traveler: 'eventsOnly' })
    .housesLeft([])
    .seat(0, { houses: ['house-glass'] });
  expect(t.reveal('Q33').slice(2)).toEqual([]);
  expect(t.score(0).houses).toBe(4);
});
