import { expect, test } from 'vitest';
import type { Location } from '../locations.ts';
import { table } from '../testing/table.ts';

const RING: Location[] = ['village', 'market', 'road', 'harbor', 'farm', 'mine', 'forest'];
const ORDER = 'wood-wood-stone-fish';
const FULL = ['3 wood', '3 wood', '3 stone', '3 stone', '3 fish', '4 ore', '4 wool', '4 cloth', '4 silver'];
const hold = { type: 'holdCorn', extension: 'X25' } as const;
const held = (row: number) => ({ type: 'storeHeldCorn', extension: 'X25', row }) as const;
const storeCorn = (row: number) => ({ type: 'storeCorn', row }) as const;
const deliver = { type: 'deliver', source: 'market', good: 'fish' } as const;
const road = { type: 'buildRoad', extras: [] } as const;
const endTurn = { type: 'endTurn' } as const;
const pass = { type: 'pass' } as const;

test('[X25] the corn of a fulfilled order may wait', () => {
  const t = table().seat(0, {
    figure: 'market',
    extensions: ['X25'],
    order: ORDER,
    delivered: '2 wood stone',
  });
  t.seat(0, { on: { market: 'fish' } }).play(0, deliver);
  expect(t.legal(0)).toEqual([storeCorn(1), hold]);
  expect(t.play(0, hold, endTurn)).toEqual([
    { type: 'cornHeld', seat: 0, extension: 'X25' },
    { type: 'turnEnded', seat: 0 },
  ]);
  expect(t.on(0, 'extension:X25')).toBe('corn');
  expect(t.rows(0)).toEqual([]);
});

test('[X25] the corn of a boat may wait', () => {
  const t = table({ traveler: 'eventsOnly' }).seat(0, { figure: 'harbor', extensions: ['X25'] });
  t.seat(0, { on: { harbor: '2 wood' } });
  t.play(0, { type: 'buildBoat', boat: 'boat-corn', extras: [] }, hold);
  expect(t.on(0, 'extension:X25')).toBe('corn');
});

test('[X25] waiting is a choice at the gain: stored corn does not come back, held corn is not stored unasked', () => {
  const t = table().seat(0, { figure: 'road', road: 1, extensions: ['X25'], on: { road: 'stone wood' } });
  t.play(0, road, storeCorn(1));
  expect(t.refused(0, hold)).toMatchObject({ rejected: 'notNow' });
  expect(t.on(0, 'extension:X25')).toBe('');
});

test('[X25] corn gained before planning is stored at once', () => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { road: 1, extensions: ['X25'] })
    .event('Q10');
  t.play(0, { type: 'accept' });
  expect(t.legal(0)).toEqual([storeCorn(1)]);
  expect(t.refused(0, hold)).toMatchObject({ rejected: 'holdOnlyInActions', rule: 'X25' });
});

test('[X25] storing held corn is one action of the turn, at the village, on its own', () => {
  const t = table().seat(0, {
    figure: 'village',
    extensions: ['X25'],
    rows: ['2 fish'],
    on: { 'extension:X25': '2 corn', village: 'fish' },
  });
  expect(t.play(0, held(1), held(2))).toEqual([
    { type: 'stored', seat: 0, good: 'corn', row: 1 },
    { type: 'rowCompleted', seat: 0, row: 1 },
    { type: 'stored', seat: 0, good: 'corn', row: 2 },
  ]);
  expect(
    t.refused(0, { type: 'store', source: 'village', good: 'fish', row: 3, by: 'village' }),
  ).toMatchObject({ rejected: 'alreadyActed' });
  expect(t.rows(0)).toEqual(['fish fish corn', 'corn']);
});

test('[X25] [A3] corn that waits is a reason to go to the village, unless it fits nowhere', () => {
  const on = { 'extension:X25': 'corn' };
  const t = table()
    .ring(RING)
    .seat(0, { figure: 'farm', extensions: ['X25'], on });
  expect(t.legal(0)).toEqual([{ type: 'travel', location: 'village', means: 'freeCart' }, pass]);
  const full = table({ players: 4 })
    .ring(RING)
    .seat(0, { figure: 'village', extensions: ['X25'], rows: [...FULL, '4 glass'], on });
  expect(full.legal(0)).toEqual([pass]);
  expect(full.refused(0, held(1))).toMatchObject({ rejected: 'rowComplete', rule: 'W2' });
});

test('[G44] with both places taken and no room in the warehouse a corn stays on the road', () => {
  const t = table({ players: 4 }).seat(0, {
    figure: 'road',
    road: 1,
    extensions: ['X25'],
    rows: [...FULL, '4 glass'],
    on: { road: 'stone wood', 'extension:X25': 'corn' },
  });
  t.play(0, road);
  expect(t.legal(0)).toEqual([hold]);
  t.play(0, hold, endTurn);
  t.turn(0).seat(0, { road: 3, on: { road: 'stone wood' } });
  expect(t.play(0, road).at(-1)).toEqual({ type: 'cornLeft', seat: 0 });
});

test('[G44] a corn may wait although a corn row is open, and the third is stored in that row', () => {
  const t = table().seat(0, { figure: 'road', extensions: ['X25'], rows: ['fish', 'corn'] });
  for (const step of [1, 3]) {
    t.turn(0).seat(0, { road: step, on: { road: 'stone wood' } });
    t.play(0, road, hold);
  }
  t.turn(0).seat(0, { road: 5, on: { road: 'stone wood' } });
  t.play(0, road);
  expect(t.legal(0)).toEqual([storeCorn(2)]);
  expect(t.refused(0, hold)).toEqual({ rejected: 'holdsNoMore', rule: 'X25', figures: { extension: 'X25' } });
});
