import { expect, test } from 'vitest';
import { flightsOf } from './flights-of.ts';

test('own tiles fly between bag, tray, board and container; others only what they gain', () => {
  const drew = { type: 'drew', seat: 0, good: 'food' } as const;
  const placed = { type: 'placed', seat: 0, thing: 'food', site: 'forest' } as const;
  const gained = { type: 'gained', seat: 1, good: 'wood' } as const;
  const flights = flightsOf([drew, placed, gained, { ...placed, seat: 1 }], 0);
  expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
    ['[data-target="bag"]', '[data-target="thing:planning:food"]'],
    ['[data-target="thing:planning:food"]', '[data-target="thing:forest:food"]'],
    ['[data-target="place:forest"]', '[data-player="1"]'],
  ]);
});

test('cards go from the market to whoever takes them', () => {
  const taken = { type: 'orderTaken', seat: 1, order: 'o1' } as const;
  const flights = flightsOf([taken, { ...taken, seat: 0 }], 0);
  expect(flights.map(({ what, to }) => [what, to[0]])).toEqual([
    [{ card: 'order' }, '[data-player="1"]'],
    [{ card: 'order' }, '[data-part~="cards"]'],
  ]);
});

test('[A10] every figure walks from place to place', () => {
  const traveled = { type: 'traveled', seat: 2, from: 'mine', to: 'road', means: 'freeCart' } as const;
  expect(flightsOf([traveled], 0)).toEqual([
    { what: { figure: 2 }, from: ['[data-target="place:mine"]'], to: ['[data-target="place:road"]'] },
  ]);
});
