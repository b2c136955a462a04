import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { livelyBalance } from '../../testing/lively-balance.ts';
import { SOURCES } from '../tally/tally.ts';

const balance = livelyBalance(6, { players: 3, missions: true, traveler: 'full' });

function ids(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

test('shares add up', () => {
  const { winners, all } = balance.points;
  for (const { sources, total } of [winners, all]) {
    expect(sources.map(({ source }) => source)).toEqual([...SOURCES]);
    expect(sum(sources.map(({ share }) => share))).toBeCloseTo(1);
    expect(sum(sources.map(({ mean }) => mean))).toBeCloseTo(total?.value ?? 0);
  }
  expect(balance.rowsOfWinners?.value).toBe(winners.sources[0]?.share);
  expect(sum(balance.endedBy.map(({ share }) => share))).toBeCloseTo(1);
  expect(sum(balance.rounds.games.map(({ games }) => games))).toBe(6);
  expect(sum(balance.positions.map(({ wins }) => wins))).toBeCloseTo(6);
  expect(sum(balance.roles.map(({ count }) => count))).toBe(18);
});

test('only the cards that such a game can have are named, and each of them', () => {
  const { cards } = balance;
  const { extensions, houses, missions, assets } = steadyPack;
  expect(ids(cards.extensions)).toEqual(ids(extensions.filter(({ players }) => players <= 3)));
  expect(ids(cards.houses)).toEqual(ids(houses));
  expect(ids(cards.missions)).toEqual(ids(missions));
  expect(ids(cards.assets)).toEqual(ids(assets));
  const base = livelyBalance(1, { players: 2 });
  expect(ids(base.cards.houses)).toEqual(ids(houses.filter(({ traveler }) => !traveler)));
  expect(base.cards.missions).toEqual([]);
  expect(base.cards.assets).toEqual([]);
  expect(base.traveler).toBeNull();
});

test('what nobody saw and what nobody took', () => {
  for (const [table, cards] of Object.entries(balance.cards)) {
    if (table === 'extensions') continue;
    for (const { id, open, taken } of cards) {
      const isIn = (list: typeof balance.neverTaken): boolean =>
        list.some((name) => name.table === table && name.id === id);
      expect(isIn(balance.neverAvailable)).toBe(open === 0);
      expect(isIn(balance.neverTaken)).toBe(open > 0 && taken === 0);
    }
  }
});

test('figures that make no sense for a card are left out', () => {
  const [mission] = balance.cards.missions;
  expect(mission).toMatchObject({ firstShare: null, firstOfOpenShare: null, meanRound: null, uses: null });
  const fare = balance.cards.extensionKinds.find(({ id }) => id === 'X17');
  expect(fare).toMatchObject({ uses: null, doneShare: null });
  expect(balance.cards.orders.every(({ meanCoins }) => meanCoins === null)).toBe(true);
});
