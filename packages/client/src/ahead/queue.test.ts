import type { ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { legalFor } from '../sight/legal-for.ts';
import { turn } from '../testing/setting.ts';
import { outlook, queueOf, withMoved, withoutFirst, withoutTurn, withStopAfter } from './queue.ts';
import { queuesIn, readQueue } from './queue-storage.ts';
import { beginStudy, type Study, withMove } from './study.ts';

const WOOL = { type: 'produce', action: 'farm-wool', gain: 'wool', extras: [] } as const;
const END = { type: 'endTurn' } as const;
const PASS = { type: 'pass' } as const;

const table = turn({ figure: 'market', coins: 9 });
const first = (type: string): ReadableMove => {
  const move = legalFor(table, 0).find((one) => one.type === type);
  if (move === undefined) throw new Error(`no ${type}`);
  return move;
};
const ORDER = first('takeOrder');
const EXTENSION = first('buyExtension');

function studyOf(...moves: ReadableMove[]): Study {
  let study = beginStudy(table, 0, false);
  for (const move of moves) {
    if (typeof study === 'string') throw new Error(study);
    const next = withMove(study, move);
    if ('rejected' in next) throw new Error(`${move.type}: ${next.rejected}`);
    study = next;
  }
  if (typeof study === 'string') throw new Error(study);
  return study;
}

const queue = queueOf(studyOf(ORDER, END, EXTENSION, END, PASS).steps, 1, null);
const types = (turns: readonly { steps: readonly { move: ReadableMove }[] }[]): string[] =>
  turns.map(({ steps }) => steps.map(({ move }) => move.type).join(' '));

test('a line is lined up turn by turn, and a wish to stop stays with its turn', () => {
  expect(types(queue.turns)).toEqual(['takeOrder endTurn', 'buyExtension endTurn', 'pass']);
  const stopping = withStopAfter(queue, 0, true);
  const shorter = queueOf(studyOf(ORDER, END, PASS).steps, 1, stopping);
  expect(shorter.turns.map(({ stopAfter }) => stopAfter)).toEqual([true, false]);
});

test('turns change places where they still work, and say why not where they do not', () => {
  const moved = withMoved(queue, 1, 0, table, 0);
  expect('turns' in moved && types(moved.turns)).toEqual([
    'buyExtension endTurn',
    'takeOrder endTurn',
    'pass',
  ]);
  expect(withMoved(queue, 2, 1, table, 0)).toEqual({ kind: 'over', end: 'passed' });
});

test('with a turn go those after it that need it', () => {
  expect(types(withoutTurn(queue, 0, table, 0).turns)).toEqual(['buyExtension endTurn', 'pass']);
  const walking = turn({ figure: 'farm', on: { farm: 'alpaca food', mine: 'food ore' } });
  const begun = beginStudy(walking, 0, false);
  if (typeof begun === 'string') throw new Error(begun);
  const silver = { type: 'produce', action: 'mine-silver', gain: 'silver', extras: [] } as const;
  const travel = { type: 'travel', location: 'mine', means: 'freeCart' } as const;
  let study = begun;
  for (const move of [WOOL, travel, END, silver, END]) {
    const next = withMove(study, move);
    if ('rejected' in next) throw new Error(`${move.type}: ${next.rejected}`);
    study = next;
  }
  const both = queueOf(study.steps, 1, null);
  expect(types(withoutTurn(both, 0, walking, 0).turns)).toEqual([]);
  expect(withMoved(both, 1, 0, walking, 0)).toMatchObject({ kind: 'refused' });
});

test('what is played is taken off, and the queue stops after a turn where that was wished', () => {
  const stopping = withStopAfter(queue, 0, true);
  expect(withoutFirst(stopping, 1)).toMatchObject({ stopped: null });
  const after = withoutFirst(stopping, 2);
  expect(types(after.turns)).toEqual(['buyExtension endTurn', 'pass']);
  expect(after.stopped).toEqual({ kind: 'asWished' });
});

test('the outlook names the first turn that would not do what it should', () => {
  expect(outlook(queue, table, 0)).toBe(null);
  const poorer = turn({ figure: 'market', coins: 1 });
  expect(outlook(queue, poorer, 0)).toMatchObject({ turn: 1, why: { kind: 'refused' } });
});

test('a queue is kept as text, by table and seat; what makes no sense is as if never kept', () => {
  const texts = new Map<string, string>();
  const storage = queuesIn(
    {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, value) => void texts.set(key, value),
      removeItem: (key) => void texts.delete(key),
    },
    'here',
  );
  storage.write(2, queue);
  expect(readQueue(storage.read(2))).toEqual(queue);
  expect(readQueue(storage.read(1))).toBe(null);
  storage.write(2, null);
  expect(texts.size).toBe(0);
  for (const nonsense of [7, [], {}, { round: 1, turns: [] }, { round: 1, turns: [{ steps: [{}] }] }]) {
    expect(readQueue(nonsense)).toBe(null);
  }
  const stopped = { ...queue, stopped: { kind: 'asWished' } };
  expect(readQueue(JSON.parse(JSON.stringify(stopped)))?.stopped).toEqual({ kind: 'held' });
});
