import { steadyPack } from '@altiplano/pack/testing';
import { entrySchema, isProblem, recordOf, verifyRecord } from '@altiplano/protocol';
import { isOver, stateHash, view } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { foldTable } from '../fold/fold-table.ts';
import { openRematch } from '../lobby/open-table.ts';
import { positionOf } from '../replay/position-of.ts';
import { storyOf } from '../replay/story-of.ts';
import { infoOf } from '../sight/info.ts';
import { sequenceOf } from '../sight/viewer.ts';
import { hear, join } from '../testing/client.ts';
import { createDice, roll } from '../testing/dice.ts';
import { game, type Hall, order, outcome, person, startHall } from '../testing/hall.ts';
import { randomCommand, randomMove } from '../testing/random-orders.ts';
import { importRecord } from './import-record.ts';
import { recordOfLog } from './record-of-log.ts';

/** A whole game with steps taken back and rolled back. */
function finishedHall(seed: string, options: object = {}): Hall {
  const hall = startHall({ options: { players: 2, ...options } }, [1], seed);
  const dice = createDice(seed);
  while (!isOver(game(hall)) && hall.table.status === 'running') {
    const command = roll(dice, 8) === 0 ? randomCommand(hall, 0, dice) : null;
    const isAbandon = command?.type === 'propose' && command.motion.type === 'abandon';
    const isLong = hall.log.length > 1500;
    if (command !== null && !isAbandon && !isLong) order(hall, 0, command);
    else randomMove(hall, dice);
  }
  return hall;
}

const hall = finishedHall('record', { missions: true, traveler: 'full' });
const record = recordOfLog(hall.parts.seed, hall.log);

test('a finished game publishes its seed and has a record that verifies', () => {
  expect(hall.table.status).toBe('finished');
  expect(infoOf(hall.table, 'spectator')).toMatchObject({ seed: 'record', result: hall.table.result });
  expect(hall.log.some(({ kind }) => kind === 'undone')).toBe(true);
  expect(hall.log.some(({ kind }) => kind === 'rolledBack')).toBe(true);
  const published = { commitment: hall.table.commitment };
  expect(verifyRecord(record, steadyPack, published).map(({ outcome: found }) => found)).toEqual(
    Array.from({ length: 8 }, () => 'ok'),
  );
});

test('it is the record of the moves in force', () => {
  if ('code' in record) throw new Error(record.code);
  const { settings, entropy } = hall.table;
  expect(record).toEqual(
    recordOf({
      game: game(hall),
      pack: steadyPack,
      options: settings.options,
      seed: 'record',
      entropy: entropy ?? [],
      moves: record.moves,
    }),
  );
  expect(record.moves).toHaveLength(hall.table.plays.length);
});

test('a running game has no record yet, an abandoned one has one without a result', () => {
  const other = startHall({ options: { players: 2 } }, [1]);
  expect(recordOfLog('hall', other.log)).toEqual({ code: 'notEnded', figures: {} });
  order(other, 0, { type: 'propose', motion: { type: 'abandon' } });
  const abandoned = recordOfLog('hall', other.log);
  expect(abandoned).toMatchObject({ result: null });
  expect(verifyRecord(abandoned, steadyPack).every(({ outcome: found }) => found === 'ok')).toBe(true);
});

test('a record comes back as a finished table with the same game', () => {
  if ('code' in record) throw new Error(record.code);
  const imported = importRecord(record, steadyPack, person(5), 1000);
  if (isProblem(imported)) throw new Error(imported.problem);
  for (const entry of imported.entries) expect(entrySchema.parse(entry)).toEqual(entry);
  const table = foldTable({ pack: steadyPack, seed: imported.seed }, imported.entries);
  expect(infoOf(table, 'spectator')).toMatchObject({
    status: 'finished',
    origin: 'record',
    host: 'fay',
    result: record.result,
    seed: 'record',
  });
  expect(recordOfLog(imported.seed, imported.entries)).toEqual(record);
});

test('a record with something wrong is not imported', () => {
  if ('code' in record) throw new Error(record.code);
  const wrong = importRecord({ ...record, seed: 'other' }, steadyPack, person(5), 1);
  expect(wrong).toMatchObject({ problem: 'wrongDigest' });
  const early = recordOf({
    game: game(startHall()),
    pack: steadyPack,
    options: record.options,
    seed: 's',
    moves: [],
  });
  expect(importRecord({ ...early, result: null }, steadyPack, person(5), 1)).toMatchObject({
    problem: 'resultMissing',
  });
});

test('every position of a finished game can be looked at from any seat', () => {
  const { plays } = hall.table;
  const last = positionOf(hall.table, plays.length, 'all');
  if ('code' in last) throw new Error(last.code);
  expect(stateHash(last.game)).toBe(stateHash(game(hall)));
  expect(last).toMatchObject({ position: plays.length, of: plays.length });
  const first = positionOf(hall.table, 0, 0);
  expect(first).toMatchObject({ played: null });
  const middle = positionOf(hall.table, 40, 1);
  if ('code' in middle) throw new Error(middle.code);
  expect(middle.played).toMatchObject({ seat: plays[39]?.seat, move: { type: expect.any(String) } });
  expect(view({ ...middle.game, state: middle.state }, 1)).toEqual(view(middle.game, 1));
  expect(positionOf(hall.table, plays.length + 1, 'all')).toMatchObject({ code: 'noSuchMoment' });
  expect(positionOf(hall.table, 1, 2)).toMatchObject({ code: 'noSuchSeat' });
  expect(positionOf(startHall().table, 0, 'all')).toMatchObject({ code: 'notEnded' });
});

test('the story is what was told, with what is void marked', () => {
  const other = startHall({ options: { players: 2, planning: 'simultaneous' } }, [], 'story');
  const dice = createDice('story');
  const client = join(other.table, 1);
  other.after = () => hear(other.table, client);
  for (let step = 0; step < 200; step++) {
    if (roll(dice, 4) === 0) order(other, 1, { type: 'undo' });
    else randomMove(other, dice);
  }
  const told = storyOf(other.parts, other.log, 1);
  expect(told.map(({ number }) => number)).toEqual(told.map((_, index) => index + 1));
  expect(told).toHaveLength(sequenceOf(other.table, 1));
  const updates = client.received.slice(1).map((line) => JSON.parse(line) as (typeof told)[number]);
  const since = told.slice(-updates.length);
  for (const [index, { number, at, deed, events }] of since.entries()) {
    expect(updates[index]).toMatchObject({ number, at, deed, events });
  }
  const isVoid = told.flatMap(({ deed }) => (deed.kind === 'undone' ? deed.numbers : []));
  expect(isVoid.length).toBeGreaterThan(5);
  expect(told.filter((each) => each.void).map(({ number }) => number)).toEqual(isVoid.sort((a, b) => a - b));
  expect(storyOf(other.parts, other.log, 1, 20, 30).map(({ number }) => number)).toEqual(
    told.slice(19, 30).map(({ number }) => number),
  );
});

test('the same people play again at another table', () => {
  expect(outcome(order(startHall(), 0, { type: 'rematch', table: 'x' }))).toBe('notEnded');
  expect(outcome(order(hall, 5, { type: 'rematch', table: 'x' }))).toBe('notSeated');
  expect(outcome(order(hall, 0, { type: 'rematch', table: 'again' }))).toBe('rematched');
  expect(outcome(order(hall, 0, { type: 'rematch', table: 'other' }))).toBe('alreadyRematched');
  expect(infoOf(hall.table, 0).rematch).toBe('again');
  const parts = { ...hall.parts, seed: 'again' };
  const again = foldTable(parts, openRematch(hall.table, parts, person(0), 5));
  expect(infoOf(again, 0)).toMatchObject({ status: 'lobby', origin: 'rematch', host: 'ana' });
  expect(again.places.map(({ person: who, bot, ready }) => [who?.id, bot, ready])).toEqual([
    ['ana', null, false],
    [undefined, 'easy', false],
  ]);
});
