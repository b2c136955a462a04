import { expect, test } from 'vitest';
import { CARD } from '../state/state.ts';
import { newTable, table } from '../testing/table.ts';

const eventsOnly = { traveler: 'eventsOnly' } as const;

function atMarket(places: readonly number[]): number {
  return places.filter((place) => place === CARD.market).length;
}

test('[T5] the added house and boat are there, with the traveler or without', () => {
  const counts = (['off', 'eventsOnly', 'full'] as const).map((traveler) => {
    const { state } = newTable({ traveler }).game;
    return [atMarket(state.houseAt), atMarket(state.boatAt)];
  });
  expect(counts).toEqual([
    [10, 10],
    [11, 11],
    [11, 11],
  ]);
});

function addedOrders(traveler: 'off' | 'eventsOnly'): string[] {
  return Array.from({ length: 20 }, (_, seed) => {
    const { state, components } = newTable({ traveler }, undefined, String(seed)).game;
    return components.orders.filter((row, order) => row.traveler && state.orderAt[order] === CARD.market);
  })
    .flat()
    .map((row) => row.id);
}

test('[T5] the added orders are shuffled in', () => {
  expect(addedOrders('off')).toEqual([]);
  expect(new Set(addedOrders('eventsOnly')).size).toBe(5);
});

test('[T5] [P2] so the market takes food, which one of them asks for', () => {
  const place = { type: 'place', site: 'market', thing: 'food' } as const;
  const off = table().seat(0, { planning: 'food' }).planning();
  expect(off.refused(0, place)).toMatchObject({ rejected: 'doesNotTake', rule: 'P2' });
  const t = table(eventsOnly).seat(0, { planning: 'food' }).planning();
  t.play(0, place);
});

function missionsDealt(traveler: 'eventsOnly' | 'full'): Set<string> {
  const dealt = Array.from({ length: 40 }, (_, seed) => {
    const { state, components } = newTable(
      { traveler, missions: true, players: 5 },
      undefined,
      String(seed),
    ).game;
    return state.seats.flatMap((seat) => seat.dealt.map((mission) => components.missions[mission].id));
  });
  return new Set(dealt.flat());
}

test('[T5] the added mission stays out', () => {
  const [without, full] = [missionsDealt('eventsOnly'), missionsDealt('full')];
  expect([without.size, without.has('three-assets')]).toEqual([20, false]);
  expect([full.size, full.has('three-assets')]).toEqual([21, true]);
});

test('[T5] there is no traveler, no strip and no asset', () => {
  const t = table(eventsOnly).seat(0, { figure: 'road', opals: 9, planning: 'wood' });
  expect(t.game.state.traveler).toBe(-1);
  expect(atMarket(t.game.state.assetAt)).toBe(0);
  expect(t.planning().offered(0, 'place')).not.toContainEqual({
    type: 'place',
    site: 'strip',
    thing: 'wood',
  });
  expect(t.endRound().game.state.traveler).toBe(-1);
});

test('[T5] nor are there traveler actions', () => {
  const t = table(eventsOnly).seat(0, { figure: 'road', opals: 9, extensions: ['X14'] });
  t.seat(0, { on: { 'extension:X14': 'wood' } }).neutral('wood');
  const opal = { type: 'buyOpal', source: 'extension:X14', good: 'wood' };
  const asset = { type: 'buyAsset', source: 'extension:X14', good: 'wood', asset: 'broker' };
  const good = { type: 'buyGood', good: 'wood', from: null };
  for (const move of [opal, asset, good]) {
    expect(t.refused(0, move)).toEqual({ rejected: 'noTraveler', rule: 'T5', figures: {} });
  }
  expect(t.legal(0)).not.toContainEqual(expect.objectContaining({ source: 'extension:X14' }));
});

test('[T5] events happen and their points count', () => {
  const t = table(eventsOnly).event('Q37');
  expect([t.score(0).points, t.score(0).total]).toEqual([2, 2]);
});

test('[T5] the pile of events is the same as with the traveler', () => {
  const groups = (['eventsOnly', 'full'] as const).map((traveler) => {
    const { state, components } = newTable({ traveler }).game;
    const cards = state.eventPile.slice(0, state.eventCount);
    return cards.map((event) => components.events[event].group).join('');
  });
  expect(groups).toEqual(['AAABBBCCCDDDEEEEEEEEEEEEEEEE', 'AAABBBCCCDDDEEEEEEEEEEEEEEEE']);
});

test('[T6] the first event is revealed before the first drawing, by a game without either not', () => {
  const told = (['off', 'eventsOnly', 'full'] as const).map((traveler) => {
    const { state } = newTable({ traveler }).game;
    return [state.eventsRevealed, state.event === state.eventPile[0] && state.event >= 0];
  });
  expect(told).toEqual([
    [0, false],
    [1, true],
    [1, true],
  ]);
});

test('[T6] each round reveals the next event of the pile', () => {
  const t = table(eventsOnly).event('Q8');
  const [, second, third] = t.game.state.eventPile;
  expect(t.endRound().game.state.event).toBe(second);
  expect(t.endRound().game.state.event).toBe(third);
});
