import { expect, test } from 'vitest';
import { checkHistory, type HistoryEvent, type Wish } from './history-events.ts';

let clock = 0;

/** Somebody asks, and it is granted unless nobody ever heard of it again. */
function asked(person: string, id: string, wish: Wish, value?: number, isGranted = true): HistoryEvent[] {
  clock += 2;
  const ask = { kind: 'ask', at: clock, person, table: 't', id, wish } as const;
  const answer = { kind: 'answer', at: clock + 1, id, ...(value === undefined ? {} : { value }) } as const;
  return isGranted ? [ask, answer] : [ask];
}

const say = (person: string, text: string, isGranted = true) =>
  asked(person, `say ${text}`, { do: 'say', text }, undefined, isGranted);
const entitle = (value: number) => asked('ann', `title ${value}`, { do: 'title', value });
const read = (person: string, id: string, value: number) => asked(person, id, { do: 'read' }, value);
const line = (person: string, number: number, text: string): HistoryEvent => ({
  kind: 'line',
  person,
  table: 't',
  number,
  text,
});
const title = (person: string, number: number, value: number): HistoryEvent => ({
  kind: 'title',
  person,
  table: 't',
  number,
  value,
});
const final = (texts: readonly string[], last: number, node = 0): HistoryEvent => ({
  kind: 'final',
  node,
  table: 't',
  lines: texts.map((text, index) => ({ number: index + 1, text })),
  title: last,
});

/** Nothing wrong: two lines, one that was never answered, two titles, reads of both people. */
function sound(): HistoryEvent[] {
  return [
    ...say('ann', 'a'),
    line('bob', 1, 'a'),
    ...say('bob', 'b'),
    ...say('bob', 'c', false),
    line('ann', 2, 'b'),
    ...entitle(1),
    title('bob', 5, 1),
    ...read('ann', 'r1', 1),
    ...entitle(2),
    title('bob', 6, 2),
    ...read('bob', 'r2', 1),
    ...read('bob', 'r3', 2),
    final(['a', 'b', 'c'], 2),
    final(['a', 'b', 'c'], 2, 1),
  ];
}

test('a sound history has nothing wrong', () => {
  expect(checkHistory(sound())).toEqual([]);
});

/** The same history with another end. */
const ending = (...finals: HistoryEvent[]) => [...sound().filter(({ kind }) => kind !== 'final'), ...finals];

test.each<[string, () => HistoryEvent[], string]>([
  ['an acknowledged line is gone on one node', () => ending(final(['a', 'b'], 2), final(['a'], 2)), 'lost'],
  ['an acknowledged title is gone', () => ending(final(['a', 'b'], 1)), 'lost'],
  ['a line is there twice', () => ending(final(['a', 'b', 'a'], 2)), 'doubled'],
  ['a title happens twice', () => [...sound(), title('bob', 9, 1)], 'doubled'],
  ['two people heard another line under a number', () => [...sound(), line('bob', 2, 'c')], 'order'],
  ['an answered line stands behind a later one', () => ending(final(['b', 'a'], 2)), 'order'],
  ['titles came in another order', () => [...sound(), title('cat', 5, 2), title('cat', 6, 1)], 'order'],
  ['the own acknowledged title is not read', () => [...sound(), ...read('ann', 'r4', 1)], 'stale'],
  [
    'somebody reads what was before what they have read',
    () => [...sound(), ...read('bob', 'r5', 1)],
    'stale',
  ],
  ['a line that nobody said', () => ending(final(['a', 'b', 'c', 'd'], 2)), 'invented'],
])('%s: that is found', (_, history, rule) => {
  expect(checkHistory(history()).map((violation) => violation.rule)).toContain(rule);
});
