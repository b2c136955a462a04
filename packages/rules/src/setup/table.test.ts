import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { type Location, LOCATIONS } from '../locations.ts';
import { activeSeats } from '../moves/awaited.ts';
import { newTable, type Table, table } from '../testing/table.ts';

const ring: Location[] = ['farm', 'road', 'mine', 'village', 'harbor', 'market', 'forest'];

function ringOf(t: Table): Location[] {
  return t.game.state.ring.map((location) => LOCATIONS[location]);
}

test.each([2, 3, 4, 5])('[S1] %i players sit at the table', (players) => {
  const t = newTable({ players });
  expect(activeSeats(t.game)).toEqual(Array.from({ length: players }, (_, seat) => seat));
});

test('[S1] turns go round in the order of the seats', () => {
  const t = table({ players: 3, startingSeat: 1 }).turn(1);
  t.play(1, { type: 'pass' });
  expect(t.asked()).toEqual([2]);
  t.play(2, { type: 'pass' });
  expect(t.asked()).toEqual([0]);
});

test('[S2] the ring holds each of the seven locations once, in an order that the seed decides', () => {
  const rings = Array.from({ length: 80 }, (_, seed) => ringOf(newTable({}, steadyPack, `s${seed}`)));
  for (const order of rings) expect(order.toSorted()).toEqual([...LOCATIONS].sort());
  for (let place = 0; place < LOCATIONS.length; place++) {
    expect(new Set(rings.map((order) => order[place])).size).toBe(LOCATIONS.length);
  }
});

test.each<{ ring: Location[]; neighbours: Location[] }>([
  { ring: ['village', 'road', 'mine', 'farm', 'harbor', 'market', 'forest'], neighbours: ['forest', 'road'] },
  { ring: ['forest', 'road', 'mine', 'village', 'harbor', 'market', 'farm'], neighbours: ['harbor', 'mine'] },
  {
    ring: ['forest', 'road', 'mine', 'farm', 'harbor', 'market', 'village'],
    neighbours: ['forest', 'market'],
  },
])('[S2] one step from the village leads to $neighbours in the ring $ring', ({ ring: order, neighbours }) => {
  const t = table()
    .ring(order)
    .seat(0, { figure: 'village', freeCart: 1, on: { village: '2 stone', 'movement:1': 'food' } });
  t.play(0, { type: 'buildHouse', house: 'house-ore', extras: [] });
  const reached = t.offered(0, 'travel').map((move) => move.location);
  expect(reached.toSorted()).toEqual(neighbours);
});

test('[S2] clockwise is the order of listing: the traveler goes to the next one, and from the last to the first', () => {
  const t = table({ traveler: 'full' }).ring(ring).traveler('market');
  expect(t.idleRound()).toContainEqual({ type: 'travelerMoved', location: 'forest' });
  expect(t.idleRound()).toContainEqual({ type: 'travelerMoved', location: 'farm' });
  expect(t.idleRound()).toContainEqual({ type: 'travelerMoved', location: 'road' });
});

/** The extensions in the order in which they come: the strip from the bottom, then the pile from its top. */
function extensionsOf(t: Table): string[] {
  const { components, state } = t.game;
  const pile = state.pile.slice(0, state.pileLeft).map((tile) => components.extensions[tile].id);
  return [...t.onStrip().map(String), ...pile.toReversed()];
}

test.each([2, 3, 4, 5])('[S6] with %i players extensions marked for more leave the game', (players) => {
  for (const pack of [steadyPack, otherPack]) {
    const stay = pack.extensions.filter((tile) => tile.players <= players).map((tile) => tile.id);
    expect(extensionsOf(newTable({ players }, pack)).sort()).toEqual(stay.sort());
  }
});

test('[S6] nineteen, 22, 25 and 28 extensions stay', () => {
  const counts = [2, 3, 4, 5].map((players) => extensionsOf(newTable({ players })).length);
  expect(counts).toEqual([19, 22, 25, 28]);
});

test('[S6] all A come before all B, then C, then D', () => {
  for (const pack of [steadyPack, otherPack]) {
    const letterOf = new Map(pack.extensions.map((tile) => [tile.id, tile.letter]));
    const letters = extensionsOf(newTable({ players: 5 }, pack)).map((id) => letterOf.get(id));
    expect(letters).toEqual(letters.toSorted());
  }
});

test('[S6] within its letter the seed decides the order', () => {
  const games = Array.from({ length: 30 }, (_, seed) => extensionsOf(newTable({}, steadyPack, `s${seed}`)));
  // With two players six A, four B, five C and four D stay.
  expect(new Set(games.map((ids) => ids[0])).size).toBe(6);
  expect(new Set(games.map((ids) => ids[6])).size).toBe(4);
  expect(new Set(games.map((ids) => ids[10])).size).toBe(5);
  expect(new Set(games.map((ids) => ids[15])).size).toBe(4);
});

test('[S6] five are laid at the strip, the first of the pile at the bottom', () => {
  const letters = ['A', 'B', 'C', 'D'] as const;
  const pack: Components = {
    ...steadyPack,
    extensions: steadyPack.extensions.map((tile, at) => ({ ...tile, letter: letters[Math.min(at, 3)] })),
  };
  const t = newTable({ players: 5 }, pack);
  expect(t.onStrip().slice(0, 3)).toEqual(['X1', 'X1b', 'X2']);
  expect(t.onStrip()).not.toContain(null);
  expect(t.game.state.strip).toHaveLength(5);
  expect(t.game.state.pileLeft).toBe(23);
});

test.each([steadyPack, otherPack])('[S7] everyone starts with an empty table and a cart ($id)', (pack) => {
  const t = newTable({ players: 4 }, pack);
  for (const [number, seat] of t.game.state.seats.entries()) {
    expect(t.rows(number)).toEqual([]);
    expect(t.container(number)).toBe('');
    expect(t.planned(number)).toBe('');
    expect(seat).toMatchObject({ figure: -1, road: 0, extensionCount: 0, order: -1, houses: 0, boats: 0 });
    expect(seat.carts).toEqual(Array.from({ length: pack.board.movement }, () => 0));
  }
  expect(t.game.state.carts).toBe(pack.carts[2] - 4);
});

test('[S7] the cart that everyone gets is the free one', () => {
  const t = table().seat(0, { figure: 'farm', coins: 1 });
  expect(t.offered(0, 'travel').every((move) => move.means === 'freeCart')).toBe(true);
  expect(t.offered(0, 'travel').length).toBeGreaterThan(0);
});

function chosenBy(seed: number): number {
  return newTable({ players: 5, startingSeat: 'random' }, steadyPack, `s${seed}`).game.state.startingSeat;
}

test('[S8] the seed chooses the starting player, the same one again for the same seed', () => {
  const starts = Array.from({ length: 60 }, (_, seed) => chosenBy(seed));
  expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(Array.from({ length: 60 }, (_, seed) => chosenBy(seed))).toEqual(starts);
});

test('[S8] the host may choose the starting player instead', () => {
  for (const startingSeat of [0, 1, 2]) {
    const t = newTable({ players: 3, startingSeat });
    t.planning();
    expect([0, 1, 2].filter((seat) => t.legalTypes(seat).includes('declare'))).toEqual([startingSeat]);
  }
});
