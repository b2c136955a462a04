import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { describe, expect, test } from 'vitest';
import type { Components } from '../components/components.ts';
import { isOver } from '../moves/awaited.ts';
import { endCauseName } from '../state/end-cause.ts';
import { newTable, type Table, table } from '../testing/table.ts';

function groupsOf(t: Table): string {
  const { eventPile, eventCount } = t.game.state;
  return eventPile
    .slice(0, eventCount)
    .map((event) => t.game.components.events[event].group)
    .join('');
}

const packs: { name: string; pack: Components; road: number; spaces: number; groups: string }[] = [
  { name: 'steady', pack: steadyPack, road: 1, spaces: 5, groups: 'AAABBBCCCDDDEEE' },
  { name: 'other', pack: otherPack, road: 2, spaces: 4, groups: 'AABBBBCCCDEE' },
];

describe.each(['eventsOnly', 'full'] as const)('short game, %s', (traveler) => {
  const short = { traveler, short: true } as const;

  test.each(packs)('[Z1] everyone starts on the first planning space of the road ($name)', (row) => {
    const t = newTable({ ...short, players: 3 }, row.pack);
    expect(t.game.state.seats.map((seat) => seat.road)).toEqual([row.road, row.road, row.road]);
    t.drawing();
    expect(t.offered(0, 'draw')).toEqual([{ type: 'draw', count: row.spaces }]);
    expect(t.rows(0)).toEqual([]);
  });

  test.each(packs)('[Z1] and with one more food than the role gives ($name)', ({ pack }) => {
    const t = newTable({ ...short, players: 3 }, pack);
    const { state } = t.game;
    let taken = 0;
    for (const seat of state.seats) {
      const own = pack.roles[seat.role].goods.filter((good) => good === 'food').length + 1;
      expect(seat.bag[0] + seat.container[0]).toBe(own);
      taken += own;
    }
    expect(state.supply[0] + state.neutral[0]).toBe(pack.supply.food[1] - taken);
  });

  test.each(packs)('[Z2] the event pile is the short one: $groups ($name)', ({ pack, groups }) => {
    expect(groupsOf(newTable(short, pack))).toBe(groups);
  });

  test.each(packs)('[Z3] the game ends with the round of the last event ($name)', ({ pack, groups }) => {
    const t = newTable({ ...short, players: 5 }, pack);
    let last = t.idleRound();
    while (!isOver(t.game)) last = t.idleRound();
    expect(t.game.state.round).toBe(groups.length);
    expect(t.game.state.eventsRevealed).toBe(groups.length);
    expect(last.at(-1)).toEqual({ type: 'gameEnded' });
    expect(last.map((event) => event.type)).not.toContain('startingPlayerChanged');
  });
});

test('[Z2] the three of E are random ones', () => {
  const found = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const t = newTable({ traveler: 'eventsOnly', short: true }, steadyPack, `s${seed}`);
    for (const event of t.game.state.eventPile.slice(12, 15)) found.add(event);
  }
  expect(found.size).toBe(16);
});

/** A short game whose last event has just been answered; seat 0 can empty the village. */
function lastEvent(): Table {
  const t = table({ traveler: 'eventsOnly', short: true });
  t.game.state.eventsRevealed = t.game.state.eventCount - 1;
  return t.event('Q3').turn(0).seat(0, { figure: 'village', coins: 1 }).carts(1).housesLeft([]);
}

test('[Z3] there is no further round, also if the end was triggered in this one', () => {
  const t = lastEvent();
  expect([t.game.state.lastRound, endCauseName(t.game.state.endCause)]).toEqual([1, 'events']);
  const events = t.play(0, { type: 'buyCart', movement: 1 }, { type: 'endTurn' });
  expect(events).not.toContainEqual(expect.objectContaining({ type: 'endTriggered' }));
  t.idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([true, 1]);
});

test('[Z3] the round of the last event is finished first', () => {
  const t = lastEvent();
  t.play(0, { type: 'pass' });
  expect(isOver(t.game)).toBe(false);
  expect(t.asked()).toEqual([1]);
  t.play(1, { type: 'pass' });
  expect([isOver(t.game), endCauseName(t.game.state.endCause)]).toEqual([true, 'events']);
});

test('[Z3] one event before the last the game goes on', () => {
  const t = table({ traveler: 'eventsOnly', short: true });
  t.game.state.eventsRevealed = t.game.state.eventCount - 2;
  t.event('Q3').turn(0).idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([false, 2]);
});

test('[Z3] the other two ends still work: one more round after the trigger, long before the last event', () => {
  const t = table({ traveler: 'eventsOnly', short: true });
  t.seat(0, { figure: 'village', coins: 1 }).carts(1).housesLeft([]);
  t.play(0, { type: 'buyCart', movement: 1 }, { type: 'endTurn' });
  t.idleRound();
  expect(isOver(t.game)).toBe(false);
  t.idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([true, 2]);
});

test('[Z3] the long game does not end with its last event', () => {
  const t = table({ traveler: 'eventsOnly', players: 5 }).noEventsLeft();
  t.idleRound();
  expect([isOver(t.game), t.game.state.round]).toEqual([false, 2]);
});
