import { expect, test } from 'vitest';
import { type Location, LOCATIONS } from '../locations.ts';
import { table, type Table } from '../testing/table.ts';

const RING: Location[] = ['mine', 'farm', 'road', 'harbor', 'village', 'forest', 'market'];

/** The ring with the traveler on the road and the figures here, by seat. */
function ring(...figures: (Location | null)[]): Table {
  const t = table({ traveler: 'full', players: Math.max(2, figures.length) })
    .ring(RING)
    .traveler('road');
  for (const [seat, figure] of figures.entries()) if (figure !== null) t.seat(seat, { figure });
  return t;
}

function travelerAt(t: Table): string {
  return LOCATIONS[t.game.state.traveler];
}

test('[T14] at the end of phase 4 the traveler goes one location clockwise', () => {
  expect(travelerAt(ring('mine', 'market').endRound())).toBe('harbor');
});

test('[T14] it passes over every location with a figure', () => {
  expect(travelerAt(ring('harbor', 'village', 'mine').endRound())).toBe('forest');
});

test('[T14] round the ring, past its end', () => {
  const t = ring('mine', 'market').traveler('forest').endRound();
  expect(travelerAt(t)).toBe('farm');
});

test('[T14] a figure beside it does not keep it', () => {
  expect(travelerAt(ring('road', 'road').endRound())).toBe('harbor');
});

test('[T14] with all others taken it passes over five figures', () => {
  expect(travelerAt(ring('harbor', 'village', 'forest', 'market', 'mine').endRound())).toBe('farm');
});

test('[T14] it moves at the very end: after the strip is renewed, before the next event', () => {
  const t = ring('mine', 'market');
  t.play(0, { type: 'pass' });
  const types = t.play(1, { type: 'pass' }).map((event) => event.type);
  const order = [
    'startingPlayerChanged',
    'extensionRemoved',
    'extensionRevealed',
    'travelerMoved',
    'roundBegan',
  ];
  expect(types.filter((type) => order.includes(type))).toEqual(order);
  expect(types.indexOf('eventRevealed')).toBeGreaterThan(types.indexOf('travelerMoved'));
});

test('[T14] it goes every round, and stands still within one', () => {
  const t = ring('mine', 'market');
  t.play(0, { type: 'pass' });
  expect(travelerAt(t)).toBe('road');
  t.endRound();
  t.endRound();
  expect(travelerAt(t)).toBe('village');
});

test('[T14] the last round has no phase 4: it stays', () => {
  expect(travelerAt(ring('mine', 'market').lastRound().endRound())).toBe('road');
});

test('[T14] [T5] without the traveler nothing moves', () => {
  const t = table({ traveler: 'eventsOnly' });
  t.play(0, { type: 'pass' });
  expect(t.play(1, { type: 'pass' }).map((event) => event.type)).not.toContain('travelerMoved');
});

test('[G47] who passes before ever acting has no figure on the board', () => {
  const t = ring(null, null).seat(0, { on: { village: 'fish' } });
  expect(t.offered(0, 'setFigure')).toHaveLength(7);
  t.play(0, { type: 'pass' });
  expect(t.game.state.seats[0].figure).toBe(-1);
});

test('[G47] and the traveler ignores it', () => {
  const t = ring(null, 'harbor');
  t.play(0, { type: 'pass' });
  t.play(1, { type: 'pass' });
  expect(travelerAt(t)).toBe('village');
  expect(t.game.state.seats[0].figure).toBe(-1);
});

test('[G47] its first action later still sets the figure for free', () => {
  const t = ring(null, 'harbor').seat(0, { on: { village: 'fish' } });
  t.play(0, { type: 'pass' });
  t.endRound().turn(0);
  t.play(
    0,
    { type: 'setFigure', location: 'village' },
    { type: 'store', source: 'village', good: 'fish', row: 1, by: 'village' },
  );
  expect([t.rows(0), t.game.state.seats[0].freeCart]).toEqual([['fish'], 0]);
});
