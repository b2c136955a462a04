import { expect, test } from 'vitest';
import type { Good } from '../goods.ts';
import type { Location } from '../locations.ts';
import type { GameEvent } from '../log/told.ts';
import { table } from '../testing/table.ts';

/** The goods that lie at each location. */
const GOODS_AT: Partial<Record<Location, Good[]>> = {
  market: ['glass'],
  farm: ['alpaca', 'wool', 'cloth'],
  mine: ['stone', 'ore', 'silver'],
  forest: ['wood', 'cacao'],
  harbor: ['fish'],
};

/** Someone builds the boat of a good and so takes the last tile of it. */
function takeLast(good: Good, left: Partial<Record<Good, number>>, boats: string[]): GameEvent[] {
  return table()
    .seat(0, { figure: 'harbor', on: { harbor: '2 wood' } })
    .supply({ ...left, [good]: 1 })
    .boatsLeft([`boat-${good}`, ...boats])
    .ordersLeft([])
    .play(0, { type: 'buildBoat', boat: `boat-${good}`, extras: [] });
}

/** The location whose last thing ended the game, if any did. */
function emptied(events: GameEvent[]): unknown {
  const end = events.find((event) => event.type === 'endTriggered');
  return end === undefined ? null : end['cause'];
}

const all = Object.entries(GOODS_AT).flatMap(([location, goods]) =>
  goods.map((good) => ({ location, good, others: goods.filter((other) => other !== good) })),
);

test.each(all)('[S4] [E1] the last $good empties the $location', ({ location, good, others }) => {
  const boats = location === 'harbor' ? [] : ['boat-glass', 'boat-wood'];
  const none = Object.fromEntries(others.map((other) => [other, 0]));
  expect(emptied(takeLast(good, none, boats))).toBe(location);
});

test.each(all.flatMap((row) => row.others.map((other) => ({ ...row, other }))))(
  '[S4] [E1] the last $good does not while $other lies at the $location',
  ({ good, other, others }) => {
    const left = { ...Object.fromEntries(others.map((each) => [each, 0])), [other]: 1 };
    expect(emptied(takeLast(good, left, ['boat-glass', 'boat-wood']))).toBeNull();
  },
);

test('[S4] [E1] boats lie at the harbor: fish run out, a boat is left, and nothing ends', () => {
  expect(emptied(takeLast('fish', {}, ['boat-ore']))).toBeNull();
});

test('[S4] [E1] the last boat empties the harbor if no fish are left', () => {
  expect(emptied(takeLast('ore', { fish: 0 }, []))).toBe('harbor');
  expect(emptied(takeLast('ore', { fish: 1 }, []))).toBeNull();
});

function takeLastOrder(glass: number): GameEvent[] {
  return table()
    .seat(0, { figure: 'market', coins: 1 })
    .supply({ glass })
    .ordersLeft(['cloth-silver-glass-glass'])
    .play(0, { type: 'takeOrder', order: 'cloth-silver-glass-glass' });
}

test('[S4] [E1] orders lie at the market: the last one empties it if no glass is left', () => {
  expect(emptied(takeLastOrder(0))).toBe('market');
  expect(emptied(takeLastOrder(1))).toBeNull();
});

test('[S4] [E1] glass alone does not empty the market while an order lies there', () => {
  const t = table()
    .seat(0, { figure: 'forest', on: { forest: 'cacao' } })
    .supply({ glass: 1 })
    .ordersLeft(['cloth-silver-glass-glass']);
  const events = t.play(0, { type: 'trade', source: 'forest', gain: 'glass', action: 'forest-cacao' });
  expect(events).toContainEqual({ type: 'gained', seat: 0, good: 'glass' });
  expect(emptied(events)).toBeNull();
});

function takeLastCart(houses: string[]): GameEvent[] {
  return table()
    .seat(0, { figure: 'village', coins: 1 })
    .carts(1)
    .housesLeft(houses)
    .play(0, { type: 'buyCart', movement: 1 });
}

function takeLastHouse(carts: number): GameEvent[] {
  return table()
    .seat(0, { figure: 'village', on: { village: '2 stone' } })
    .carts(carts)
    .housesLeft(['house-ore'])
    .play(0, { type: 'buildHouse', house: 'house-ore', extras: [] });
}

test('[S4] [E1] houses and carts lie in the village: the last of both empties it', () => {
  expect(emptied(takeLastCart([]))).toBe('village');
  expect(emptied(takeLastCart(['house-ore']))).toBeNull();
  expect(emptied(takeLastHouse(0))).toBe('village');
  expect(emptied(takeLastHouse(1))).toBeNull();
});

test('[S4] [E1] only corn lies at the road', () => {
  const t = table()
    .seat(0, { figure: 'road', road: 1, on: { road: 'stone wood' } })
    .supply({ corn: 1 });
  t.play(0, { type: 'buildRoad', extras: [] });
  expect(t.game.state.lastRound).toBe(0);
  expect(emptied(t.play(0, { type: 'storeCorn', row: 1 }))).toBe('road');
});

test('[S4] food lies at no location: its last tile ends nothing', () => {
  const t = table()
    .seat(0, { figure: 'farm', on: { farm: 'alpaca' } })
    .supply({ food: 1 });
  const events = t.play(0, { type: 'trade', source: 'farm', gain: 'food', action: 'farm-food' });
  expect(events).toContainEqual({ type: 'gained', seat: 0, good: 'food' });
  expect(t.game.state.lastRound).toBe(0);
});
