import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import type { GameEvent } from '../log/told.ts';
import { isOver } from '../moves/awaited.ts';
import { endCauseName } from '../state/end-cause.ts';
import { newTable, type Table, table } from '../testing/table.ts';

function triggers(events: GameEvent[]): unknown[] {
  return events.filter((event) => event.type === 'endTriggered').map((event) => event.lastRound);
}

function types(events: GameEvent[]): string[] {
  return events.map((event) => event.type);
}

/** Seat 0 is about to take the last cart of a village without houses. */
function lastCart(t: Table = table()): Table {
  return t.seat(0, { figure: 'village', coins: 2 }).carts(1).housesLeft([]);
}

const buyCart = { type: 'buyCart', movement: 1 } as const;

test('[E1] the round is finished, one more complete round is played, then the game is over', () => {
  const t = lastCart();
  expect(triggers(t.play(0, buyCart, { type: 'endTurn' }))).toEqual([2]);
  expect(t.asked()).toEqual([1]);
  expect(types(t.idleRound())).toContain('roundBegan');
  expect([t.game.state.round, t.legalTypes(0), t.legalTypes(1)]).toEqual([2, ['draw'], ['draw']]);
  const last = types(t.idleRound());
  expect(last.slice(-2)).toEqual(['passed', 'gameEnded']);
  expect(last.filter((type) => type === 'declared')).toHaveLength(2);
  expect(isOver(t.game)).toBe(true);
});

test('[E1] the last round has no phase 4', () => {
  const t = lastCart(table({ traveler: 'full' }).noEventsLeft());
  t.play(0, buyCart, { type: 'endTurn' });
  t.idleRound();
  const before = [t.onStrip(), t.game.state.startingSeat, t.game.state.traveler, t.game.state.pileLeft];
  const last = types(t.idleRound());
  for (const type of ['startingPlayerChanged', 'extensionRemoved', 'extensionRevealed', 'travelerMoved'])
    expect(last).not.toContain(type);
  expect([t.onStrip(), t.game.state.startingSeat, t.game.state.traveler, t.game.state.pileLeft]).toEqual(
    before,
  );
});

test('[E1] after the end nobody can do anything', () => {
  const t = table().lastRound();
  t.idleRound();
  for (const seat of [0, 1]) {
    expect(t.legal(seat)).toEqual([]);
    expect(t.refused(seat, { type: 'pass' })).toMatchObject({ rejected: 'gameOver', rule: 'E1' });
  }
});

test('[E1] a second trigger changes nothing', () => {
  const t = lastCart();
  t.play(0, buyCart, { type: 'endTurn' });
  t.idleRound();
  t.turn(0)
    .seat(0, { figure: 'road', road: 1, on: { road: 'stone wood' } })
    .supply({ corn: 1 });
  t.play(0, { type: 'buildRoad', extras: [] });
  expect(triggers(t.play(0, { type: 'storeCorn', row: 1 }, { type: 'endTurn' }))).toEqual([]);
  t.idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([true, 2]);
});

test('[E1] two triggers in one round still mean one more round', () => {
  const t = lastCart();
  t.play(0, buyCart, { type: 'endTurn' });
  t.noPileLeft();
  expect(triggers(t.idleRound())).toEqual([]);
  t.idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([true, 2]);
});

test('[E1] it is never withdrawn, though a cart comes back to the village', () => {
  const t = lastCart(table({ traveler: 'eventsOnly' }));
  t.play(0, buyCart);
  t.event('Q31').play(0, { type: 'returnCart', movement: 1 });
  expect(t.game.state.carts).toBe(1);
  t.idleRound();
  t.idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([true, 2]);
});

test('[E1] in phase 0, by an offer: the last stone of an emptied mine', () => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { coins: 1 })
    .supply({ stone: 1, ore: 0, silver: 0 })
    .event('Q12');
  expect(triggers(t.play(0, { type: 'accept' }))).toEqual([2]);
});

test('[E1] in phase 0, by an event that asks nobody: the last house of a village without carts', () => {
  const t = table({ traveler: 'eventsOnly' }).carts(0).housesLeft(['house-ore']);
  expect(triggers(t.reveal('Q33'))).toEqual([2]);
});

test('[E1] in phase 0, by the good that the traveler brings', () => {
  const t = table({ traveler: 'full' }).supply({ glass: 1 }).ordersLeft([]);
  expect(triggers(t.reveal('Q16'))).toEqual([2]);
});

test('[E1] in phase 1: an order fulfilled while drawing takes the last corn', () => {
  const t = table({ traveler: 'eventsOnly' })
    .seat(0, { bag: '4 ore', order: 'fish-fish-wood-ore', delivered: '2 fish wood' })
    .supply({ corn: 1 })
    .event('Q23');
  t.play(0, { type: 'draw', count: 4 });
  t.play(1, { type: 'draw', count: 4 });
  t.play(0, { type: 'deliver', source: 'planning', good: 'ore' });
  expect(triggers(t.play(0, { type: 'storeCorn', row: 1 }))).toEqual([2]);
});

test('[E1] in phase 3: with one tile left nothing happens, with the last one it does', () => {
  const t = table()
    .seat(0, { figure: 'forest', on: { forest: '2 cacao' } })
    .supply({ wool: 0, alpaca: 0, cloth: 2 });
  const trade = { type: 'trade', source: 'forest', gain: 'cloth', action: 'forest-cacao' } as const;
  expect(triggers(t.play(0, trade))).toEqual([]);
  expect(triggers(t.play(0, trade))).toEqual([2]);
});

test.each([
  { how: 'after a purchase', coins: 20 },
  { how: 'with no purchase', coins: 0 },
])('[E1] in phase 4, $how: a space that cannot be refilled means exactly one more round', ({ coins }) => {
  const t = table().seat(0, { figure: 'market', coins }).strip(['X2', 'X4', 'X6', 'X7', 'X10']).pile([]);
  if (coins > 0) t.play(0, { type: 'buyExtension', extension: 'X6' }, { type: 'endTurn' });
  expect(t.game.state.lastRound).toBe(0);
  expect(triggers(t.idleRound())).toEqual([2]);
  expect(t.onStrip()[4]).toBeNull();
  expect(endCauseName(t.game.state.endCause)).toBe('strip');
  t.idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([true, 2]);
});

test('[E1] the last extension of the pile still fills its space: no end yet', () => {
  const t = table().strip(['X2', 'X4', 'X6', 'X7', 'X10']).pile(['X11']);
  expect(triggers(t.idleRound())).toEqual([]);
  expect(triggers(t.idleRound())).toEqual([3]);
});

test('[E1] two gaps and one card left: the end', () => {
  const t = table()
    .seat(0, { figure: 'market', coins: 20 })
    .seat(1, { figure: 'market', coins: 20 })
    .strip(['X2', 'X4', 'X6', 'X7', 'X10'])
    .pile(['X11']);
  t.play(0, { type: 'buyExtension', extension: 'X6' }, { type: 'endTurn' });
  t.play(1, { type: 'buyExtension', extension: 'X2' }, { type: 'endTurn' });
  expect(triggers(t.idleRound())).toEqual([2]);
  expect(t.onStrip()).toEqual(['X4', 'X7', 'X10', 'X11', null]);
});

test.each([undefined, otherPack])('[E1] a game in which nobody ever acts ends by the strip', (pack) => {
  const t = newTable({}, pack);
  const pile = t.game.state.pileLeft;
  const told: GameEvent[] = [];
  while (!isOver(t.game)) told.push(...t.idleRound());
  // Each round one leaves; the round after the pile has run out is the one before the last.
  expect(triggers(told)).toEqual([pile + 2]);
  expect(t.game.state.round).toBe(pile + 2);
});
