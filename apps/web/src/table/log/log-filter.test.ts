import type { LogLine } from '@altiplano/client';
import type { EventOf, EventType, GameEvent } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { logEntries } from './log-entries.ts';
import { EVERYTHING, kindsOf, passes, roundsSoFar } from './log-filter.ts';

let number = 0;

/** Events of a seat; whatever is placed lies on the space of a number. */
function eventsOf(seat: number, space: number) {
  const site = `movement:${space}` as const;
  return {
    spent: { type: 'spent', seat, thing: 'food', source: 'market' },
    sold: { type: 'sold', seat, good: 'food', coins: 1 },
    drew: { type: 'drew', seat, good: 'food' },
    traveled: { type: 'traveled', seat, from: 'farm', to: 'mine', means: 'freeCart' },
    orderTaken: { type: 'orderTaken', seat, order: 'o1' },
    placed: { type: 'placed', seat, thing: 'food', site },
    unplaced: { type: 'unplaced', seat, thing: 'food', site },
    declared: { type: 'declared', seat },
    passed: { type: 'passed', seat },
    extensionRevealed: { type: 'extensionRevealed', extension: 'X1', space: 5 },
  } satisfies Partial<{ [T in EventType]: EventOf<T> }>;
}

function line(seat: number, round: number, ...types: (keyof ReturnType<typeof eventsOf>)[]): LogLine {
  number++;
  const all = eventsOf(seat, number);
  const events = types.map((type) => all[type]);
  return { number, at: 0, deed: { kind: 'played', seat, by: 'person' }, events, void: false, round, seat };
}

const said: LogLine = { ...line(0, 2), deed: { kind: 'paused' }, seat: null };

test('a line passes if player, round and kind are those that are wanted', () => {
  const sale = line(1, 3, 'spent', 'sold');
  expect(passes(sale, EVERYTHING)).toBe(true);
  expect(passes(sale, { seat: 1, kind: 'goods', round: 3 })).toBe(true);
  expect(passes(sale, { ...EVERYTHING, seat: 0 })).toBe(false);
  expect(passes(sale, { ...EVERYTHING, round: 2 })).toBe(false);
  expect(passes(sale, { ...EVERYTHING, kind: 'ways' })).toBe(false);
});

test('all rounds so far can be chosen, also those whose lines are not loaded yet', () => {
  expect(roundsSoFar([said, line(0, 4, 'drew'), line(1, 5, 'drew')])).toEqual([1, 2, 3, 4, 5]);
  expect(roundsSoFar([{ round: null }])).toEqual([]);
});

test('a line may be about several things, and what is no move is about the table', () => {
  expect([...kindsOf(line(0, 1, 'traveled', 'orderTaken'))]).toEqual(['ways', 'cards']);
  expect([...kindsOf(said)]).toEqual(['table']);
});

test('tiles placed one after another are one entry, as of the last of them', () => {
  const lines = [line(0, 1, 'placed'), line(0, 1, 'placed'), line(0, 1, 'unplaced'), line(1, 1, 'placed')];
  const entries = logEntries([...lines, line(1, 1, 'declared')], false);
  expect(entries.map(({ events }) => events.length)).toEqual([3, 1, 1]);
  expect(entries[0]?.number).toBe(lines[2]?.number);
});

function undone(...lines: LogLine[]): LogLine {
  const numbers = lines.map((each) => each.number);
  return { ...line(0, 1), deed: { kind: 'undone', seat: 0, numbers } };
}
const voided = (each: LogLine): LogLine => ({ ...each, void: true });

test('steps that were taken back are folded into one line, which leads to the moment after it', () => {
  const [sale, walk, stays] = [line(0, 1, 'sold'), line(0, 1, 'traveled'), line(0, 1, 'sold')];
  const [first, second] = [undone(walk), undone(sale)];
  const entries = logEntries([voided(sale), voided(walk), first, second, stays], false);
  expect(entries.map((each) => each.number)).toEqual([second.number, stays.number]);
  expect(entries[0]?.deed).toMatchObject({ kind: 'undone', numbers: [walk.number, sale.number] });
});

test('tiles that were placed and taken back while planning leave no trace', () => {
  const [kept, gone, again] = [line(0, 1, 'placed'), line(0, 1, 'placed'), line(0, 1, 'placed')];
  const entries = logEntries([kept, voided(gone), undone(gone), again], false);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.number).toBe(again.number);
  expect(entries[0]?.events).toHaveLength(2);
});

test('what is void for another reason stays a line, and so does what is not known to be taken back', () => {
  const lines = [voided(line(0, 1, 'placed')), line(0, 1, 'placed')];
  expect(logEntries(lines, false)).toEqual(lines);
});

test('how the players came together is told only where they had to come', () => {
  const sat: LogLine = {
    ...line(0, 1),
    deed: { kind: 'sat', seat: 0, person: { id: 'one', name: 'Amaru' } },
    events: [],
  };
  const lines = [sat, line(0, 1, 'drew')];
  expect(logEntries(lines, false)).toEqual(lines);
  expect(logEntries(lines, true)).toEqual(lines.slice(1));
});

test('a round that begins is told under its own heading, as the action of nobody', () => {
  const before = line(2, 3, 'passed', 'extensionRevealed');
  const begins: GameEvent[] = [
    { type: 'roundBegan', round: 4 },
    { type: 'eventRevealed', event: 'Q3' },
  ];
  const passed = { ...before, events: [...before.events, ...begins] };
  expect(logEntries([passed], false)).toEqual([before, { ...before, events: begins, round: 4, seat: null }]);
  const rounds = logEntries([passed, line(0, 4, 'drew')], false).map(({ round }) => round);
  expect(rounds).toEqual([3, 4, 4]);
});
