import { expect, test } from 'vitest';
import { CORN, FOOD } from '../goods.ts';
import { startGame } from '../testing/random-play.ts';
import type { Game } from './game.ts';
import { violations } from './invariants.ts';
import { CARD } from './state.ts';

const broken: readonly [what: string, spoil: (game: Game) => void, found: string | RegExp][] = [
  ['a tile lost', ({ state }) => state.seats[0].bag[FOOD]--, /food: \d+ tiles of 36/],
  ['a tile made', ({ state }) => state.seats[2].container[FOOD]++, /food: \d+ tiles of 36/],
  ['a tile made on a space', ({ state }) => (state.cells[0] = FOOD + 1), /food: \d+ tiles of 36/],
  ['a tile made on a trading space', ({ state }) => state.neutral[FOOD]++, /food: \d+ tiles of 36/],
  [
    'a corn in a bag',
    ({ state }) => (state.supply[CORN]--, state.seats[0].bag[CORN]++),
    /corn where none may be/,
  ],
  [
    'fewer than no tiles',
    ({ state }) => (state.seats[0].hand[FOOD]--, state.seats[0].bag[FOOD]++),
    /negative tiles/,
  ],
  ['a cart lost', ({ state }) => state.carts--, /carts: 11 of 12/],
  ['a cart made', ({ state }) => (state.seats[1].carts[0] = 1), /carts: 13 of 12/],
  ['fewer than no coins', ({ state }) => (state.seats[0].coins = -1), /negative coins/],
  [
    'an order lost',
    ({ state }) => (state.orderAt[state.orderAt.indexOf(CARD.market)] = CARD.unused),
    /orders: 11 of 12/,
  ],
  [
    'an order of nobody',
    ({ state }) => (state.orderAt[state.orderAt.indexOf(CARD.market)] = CARD.done),
    'seat 0: orders',
  ],
  ['a house of nobody', ({ state }) => (state.houseAt[0] = CARD.held + 1), 'seat 1: houses'],
  ['a boat of nobody', ({ state }) => (state.boatAt[0] = CARD.held + 1), 'seat 1: boats'],
  ['an extension twice', ({ state }) => (state.strip[0] = state.strip[1]), /strip: tile \d+ twice/],
  [
    'an extension at the strip and in the pile',
    ({ state }) => (state.strip[0] = state.pile[0]),
    /strip: tile/,
  ],
  ['a pile with a hole', ({ state }) => (state.pile[state.pileLeft - 1] = -1), /pile: place/],
  [
    'an extension of nobody',
    ({ state }) => (state.extensionAt[state.strip[0]] = CARD.held),
    'seat 0: extensions',
  ],
  [
    'an owned extension listed twice',
    ({ state }) => {
      const [one, two] = state.strip;
      for (const tile of [one, two]) state.extensionAt[tile] = CARD.held;
      state.seats[0].extensions[0] = one;
      state.seats[0].extensions[1] = one;
      state.seats[0].extensionCount = 2;
    },
    'seat 0: extensions',
  ],
  ['a mission twice', ({ state }) => (state.seats[0].missions[0] = state.seats[1].missions[0]), /mission/],
  ['a road too long', ({ state }) => (state.seats[0].road = 99), 'seat 0: road'],
  [
    'a row out of order',
    ({ state }) => ((state.seats[0].rowGood[1] = 2), (state.seats[0].rowTiles[1] = 1)),
    /out of order/,
  ],
  ['nobody asked who should be', ({ state }) => (state.waiting = 0), /waiting/],
];

test.each(broken)('%s is found', (_, spoil, found) => {
  const game = startGame({ missions: true, traveler: 'full' }, 'sound');
  for (const seat of game.state.seats) seat.missions = [0, 1];
  for (const [number, seat] of game.state.seats.entries()) {
    [seat.missions[0], seat.missions[1], seat.putAway] = [number * 3, number * 3 + 1, number * 3 + 2];
  }
  game.state.phase = 6;
  expect(violations(game)).toEqual([]);
  spoil(game);
  expect(violations(game).join('; ')).toMatch(found);
});
