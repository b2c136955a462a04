import { type Entry, RULES_VERSION } from '@altiplano/protocol';
import { stateHash } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { needsContinuing } from '../decide/duty.ts';
import { LogFault } from '../fault.ts';
import { foldEntry } from '../fold/fold-entry.ts';
import { foldTable } from '../fold/fold-table.ts';
import { recordOfLog } from '../record/record-of-log.ts';
import { storyOf } from '../replay/story-of.ts';
import { infoOf } from '../sight/info.ts';
import { sequenceOf } from '../sight/viewer.ts';
import type { Table } from '../table.ts';
import { hear, join } from '../testing/client.ts';
import {
  duty,
  game,
  type Hall,
  legal,
  order,
  outcome,
  playFirst,
  playToPlanning,
  playToTurns,
  startHall,
} from '../testing/hall.ts';
import { foldOlder } from './fold-older.ts';
import { restoreTable } from './restore-table.ts';
import { type Snapshot, snapshotOf } from './snapshot-of.ts';

function throughJson(snapshot: Snapshot): Snapshot {
  return JSON.parse(JSON.stringify(snapshot)) as Snapshot;
}

function restored(hall: Hall, change: Partial<Snapshot> = {}): Table {
  const table = restoreTable(hall.parts, throughJson({ ...snapshotOf(hall.table), ...change }));
  if (table === null) throw new Error('not restored');
  return table;
}

test('a snapshot shares nothing with the table it was taken of', () => {
  const hall = startHall();
  const snapshot = snapshotOf(hall.table);
  const text = JSON.stringify(snapshot);
  playToTurns(hall);
  expect(JSON.stringify(snapshot)).toBe(text);
});

test('undo and rollback go on behind a snapshot', () => {
  const hall = startHall({ options: { players: 2, planning: 'simultaneous' } }, [1]);
  const to = sequenceOf(hall.table, 0);
  const start = stateHash(game(hall));
  playFirst(hall, 0);
  duty(hall, { type: 'play', seat: 1, move: legal(hall, 1)[0]!, by: 'bot' });
  playToPlanning(hall);
  playFirst(hall, 0, 'place');
  const again: Hall = { ...hall, table: restored(hall), log: [...hall.log] };
  expect(outcome(order(again, 0, { type: 'undo' }))).toBe('undone');
  const motion = { type: 'rollback', to } as const;
  expect(outcome(order(again, 0, { type: 'propose', motion }))).toBe('proposed rolledBack');
  expect(stateHash(game(again))).toBe(start);
});

test.each([
  ['nothing', null],
  ['another format', { format: 0 }],
  ['a state of another shape', { state: { phase: 1 } }],
])('%s is no snapshot', (_, change) => {
  const hall = startHall();
  const json = change === null ? null : { ...snapshotOf(hall.table), ...change };
  expect(restoreTable(hall.parts, json)).toBeNull();
});

/** A table as it comes out of the store after an update of the rules. */
function updatedHall(): Hall {
  const hall = startHall({ options: { players: 2 }, clock: { type: 'slow', days: 3 } });
  playToTurns(hall);
  const table = restored(hall, { rules: '0.0.1', madeBy: '0.0.1' });
  return { ...hall, table, log: [...hall.log] };
}

test('after an update the game goes on where it stood', () => {
  const hall = updatedHall();
  const before = stateHash(game(hall));
  const numbers = [0, 1, 'spectator' as const].map((viewer) => sequenceOf(hall.table, viewer));
  expect(needsContinuing(hall.table)).toBe(true);
  const client = join(hall.table, 0);
  hall.after = () => hear(hall.table, client);
  expect(outcome(duty(hall, { type: 'continue' }))).toBe('continued');
  expect(needsContinuing(hall.table)).toBe(false);
  expect(infoOf(hall.table, 0)).toMatchObject({ rules: RULES_VERSION, continued: true, status: 'running' });
  expect(stateHash(game(hall))).toBe(before);
  expect([0, 1, 'spectator' as const].map((viewer) => sequenceOf(hall.table, viewer))).toEqual(
    numbers.map((number) => number + 1),
  );
  expect(outcome(duty(hall, { type: 'continue' }))).toBe('');
  const seat = hall.table.clock?.seats.findIndex(({ since }) => since !== null) ?? 0;
  expect(outcome(playFirst(hall, seat))).toBe('played');
  expect(client.number).toBe(sequenceOf(hall.table, 0));
  // The log alone is enough, although nobody knows the old rules any more.
  const log = hall.log.map((entry) =>
    entry.kind === 'played' && entry.number < (hall.table.playedFrom ?? 0)
      ? { ...entry, move: { type: 'pass' as const, forgotten: 'rule' } }
      : entry,
  );
  expect(snapshotOf(foldTable(hall.parts, log))).toEqual(snapshotOf(hall.table));
  expect(storyOf(hall.parts, log, 0).map(({ deed }) => deed.kind)).toEqual(['continued', 'played']);
});

test('nothing goes back behind an update, and there is no record to play again', () => {
  const hall = updatedHall();
  duty(hall, { type: 'continue' });
  expect(outcome(order(hall, 0, { type: 'undo' }))).toBe('nothingToUndo');
  expect(outcome(order(hall, 0, { type: 'propose', motion: { type: 'rollback', to: 8 } }))).toBe(
    'noSuchMoment',
  );
  order(hall, 0, { type: 'propose', motion: { type: 'abandon' } });
  expect(outcome(order(hall, 1, { type: 'accept' }))).toBe('accepted abandoned');
  expect(recordOfLog('hall', hall.log)).toEqual({ code: 'continuedGame', figures: {} });
});

test('a move that other rules allowed and these do not is void with all after it, and no table is lost', () => {
  const hall = startHall({ options: { players: 2 } });
  playToTurns(hall);
  const plays = hall.log.filter(({ kind }) => kind === 'played');
  const forgotten = plays.at(-4)?.number ?? 0;
  const log = hall.log.map((entry): Entry => {
    if (entry.kind === 'created') return { ...entry, rules: '0.0.1' };
    if (entry.number !== forgotten || entry.kind !== 'played') return entry;
    return { ...entry, move: { type: 'pass', forgotten: 'rule' } };
  });
  const { table, dropped } = foldOlder(() => foldTable(hall.parts, log.slice(0, 1)), log.slice(1));
  const before = foldTable(hall.parts, log.slice(0, forgotten - 1));
  expect(dropped).toBe(4);
  expect(table.number).toBe(hall.table.number);
  expect(stateHash(game({ ...hall, table }))).toBe(stateHash(game({ ...hall, table: before })));
  const again: Hall = { ...hall, table, log: [...log] };
  expect(outcome(duty(again, { type: 'continue' }))).toBe('continued');
  expect(snapshotOf(foldTable(hall.parts, again.log))).toEqual(snapshotOf(table));
  // By these very rules such a log cannot be.
  const ours = log.map((entry) => (entry.kind === 'created' ? { ...entry, rules: RULES_VERSION } : entry));
  expect(() => foldOlder(() => foldTable(hall.parts, ours.slice(0, 1)), ours.slice(1))).toThrow(LogFault);
});

test('a log that cannot be is a fault that names the entry', () => {
  const hall = startHall();
  const next = hall.table.number + 1;
  const at = hall.now;
  const fold = (entry: Parameters<typeof foldEntry>[1]) => () => foldEntry(restored(hall), entry);
  expect(fold({ number: next + 1, at, kind: 'declined', seat: 0 })).toThrow(
    `entry ${next + 1}: does not follow`,
  );
  const pass = { type: 'pass' } as const;
  expect(fold({ number: next, at, kind: 'played', seat: 0, move: pass, by: 'person' })).toThrow(LogFault);
  expect(fold({ number: next, at, kind: 'undone', seat: 0, entries: [3] })).toThrow(LogFault);
  expect(fold({ number: next, at, kind: 'rolledBack', to: 1 })).toThrow(LogFault);
  expect(fold({ number: next, at, kind: 'accepted', seat: 1 })).toThrow(LogFault);
  expect(() => foldTable(hall.parts, hall.log.slice(1))).toThrow(LogFault);
});
