import { steadyPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { isOver } from '../moves/awaited.ts';
import { table } from '../testing/table.ts';

/** Three tiles that store at the end, so that the order can be seen. */
const pack: Components = {
  ...steadyPack,
  extensions: [
    ...steadyPack.extensions,
    { id: 'X24b', kind: 'X24', letter: 'D', price: 3, players: 2 },
    { id: 'X24c', kind: 'X24', letter: 'D', price: 3, players: 2 },
  ],
};

test('[E2] extensions store only after the last round, in its turn order, and then the game ends', () => {
  const t = table({ players: 3, startingSeat: 2 }, pack)
    .seat(0, { extensions: ['X24'], bag: 'fish', rows: ['fish'] })
    .seat(1, { extensions: ['X24b'], bag: 'ore', rows: ['ore'] })
    .seat(2, { extensions: ['X24c'], bag: 'wool', rows: ['wool'] })
    .turn(2)
    .lastRound();
  for (const seat of [2, 0, 1]) t.play(seat, { type: 'pass' });
  for (const [seat, good] of [
    [2, 'wool'],
    [0, 'fish'],
    [1, 'ore'],
  ] as const) {
    expect([t.asked(), isOver(t.game)]).toEqual([[seat], false]);
    t.play(seat, { type: 'store', source: 'hand', good, row: 1, by: 'village' });
    expect(t.rows(seat)).toEqual([`${good} ${good}`]);
  }
  expect(isOver(t.game)).toBe(true);
});

test('[E2] no other round asks for it', () => {
  const t = table().seat(0, { extensions: ['X24'], bag: 'fish', rows: ['fish'] });
  t.play(0, { type: 'pass' });
  const events = t.play(1, { type: 'pass' });
  expect(events.map((event) => event.type)).not.toContain('drew');
  expect(t.legalTypes(0)).toEqual(['draw']);
  expect(t.bag(0)).toBe('fish');
});

test('[E2] who has no such extension is not asked', () => {
  const t = table({ players: 3 })
    .seat(1, { extensions: ['X24'], bag: 'fish', rows: ['fish'] })
    .lastRound();
  for (const seat of [0, 1, 2]) t.play(seat, { type: 'pass' });
  expect(t.asked()).toEqual([1]);
  expect(t.play(1, { type: 'finish' }).at(-1)).toEqual({ type: 'gameEnded' });
});

test('[E2] it comes after the last event of the short game too', () => {
  const t = table({ traveler: 'eventsOnly', short: true })
    .noEventsLeft()
    .event('Q3')
    .seat(1, { extensions: ['X24'], bag: 'fish', rows: ['fish'] })
    .turn(0);
  for (const seat of [0, 1]) t.play(seat, { type: 'pass' });
  expect([t.asked(), isOver(t.game)]).toEqual([[1], false]);
});

test('[E2] storing at the end is never the trigger of another round', () => {
  const t = table()
    .seat(0, { extensions: ['X24'], bag: 'fish', rows: ['2 fish'] })
    .lastRound();
  t.play(0, { type: 'pass' });
  t.play(1, { type: 'pass' });
  const events = t.play(0, { type: 'store', source: 'hand', good: 'fish', row: 1, by: 'village' });
  expect(events.map((event) => event.type)).toEqual(['stored', 'rowCompleted', 'gameEnded']);
});
