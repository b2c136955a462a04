import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { createLog, isRejection, readLog, score, stateHash } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { asJson, playedRecord } from '../testing/random-game.ts';
import { parseRecord, parseRecordText } from './parse.ts';
import { isProblem } from './problem.ts';
import { replay } from './replay.ts';
import type { GameRecord } from './schema.ts';
import { verifyRecord } from './verify.ts';
import { recordText } from './write.ts';

const finished = playedRecord({ missions: true, traveler: 'full', short: true });
const started = playedRecord({}, 40);

function outcomes(json: unknown): Record<string, string> {
  return Object.fromEntries(verifyRecord(json, steadyPack).map(({ check, outcome }) => [check, outcome]));
}

test('a finished game keeps its whole story: the text read back plays to the same position and result', () => {
  const read = parseRecordText(recordText(finished)) as GameRecord;
  expect(read).toEqual(finished);
  const game = replay(read, steadyPack);
  if (isProblem(game) || isRejection(game)) throw new Error(JSON.stringify(game));
  expect(stateHash(game)).toBe(finished.result?.stateHash);
  expect(finished.result?.scores).toEqual(game.state.seats.map((_, seat) => score(game, seat)));
  expect(new Set(Object.values(outcomes(read)))).toEqual(new Set(['ok']));
});

test('an unfinished game has no result yet and is sound all the same', () => {
  expect(started.result).toBeNull();
  expect(new Set(Object.values(outcomes(asJson(started))))).toEqual(new Set(['ok']));
});

test('the text has one line per move, so that changes read well', () => {
  expect(recordText(started).split('\n').length).toBe(40 + 14);
  expect(JSON.parse(recordText(playedRecord({}, 0)))).toMatchObject({ moves: [] });
});

test('a position within a game is reached by its number of moves, and the moves tell what happened', () => {
  const log = createLog();
  const game = replay(finished, steadyPack, { at: 3, log });
  if (isProblem(game)) throw new Error(game.problem);
  expect(readLog(game, log, 'all').length).toBeGreaterThan(0);
  const start = replay(finished, steadyPack, { at: 0 });
  expect(isProblem(start)).toBe(false);
  for (const at of [-1, 1.5, finished.moves.length + 1]) {
    expect(replay(finished, steadyPack, { at })).toMatchObject({ problem: 'noSuchMove' });
  }
});

test('a record of another pack names both hashes, and nothing is replayed', () => {
  const other = replay(finished, otherPack);
  expect(other).toMatchObject({ problem: 'otherPack', figures: { recordHash: finished.pack.hash } });
  const game = playedRecord({}, 5, otherPack);
  expect(outcomes(game)).toMatchObject({ pack: 'failed', moves: 'skipped', result: 'skipped' });
  expect(verifyRecord(game, otherPack).every(({ outcome }) => outcome === 'ok')).toBe(true);
});

test('the seed must be the one whose fingerprint was published', () => {
  const published = (commitment: string): unknown =>
    verifyRecord(finished, steadyPack, { commitment }).find(({ check }) => check === 'commitment');
  expect(published(finished.commitment)).toMatchObject({ outcome: 'ok' });
  expect(published('0'.repeat(64))).toMatchObject({ problem: { problem: 'otherCommitment' } });
});

test.each([
  ['newer format', { format: 2 }, 'newerFormat', 'format'],
  ['older format', { format: 0 }, 'unknownFormat', 'format'],
  ['no format', { format: '1' }, 'unknownFormat', 'format'],
  ['unknown key', { extra: 1 }, 'unknownKey', 'extra'],
  ['missing part', { seed: undefined }, 'missing', 'seed'],
  ['wrong kind', { moves: {} }, 'wrongValue', 'moves'],
  ['short hash', { digest: 'abc' }, 'wrongValue', 'digest'],
  ['empty seed', { seed: '' }, 'wrongValue', 'seed'],
  ['move without seat', { moves: [{ move: { type: 'pass' } }] }, 'missing', 'moves[0].seat'],
  ['negative seat', { moves: [{ seat: -1, move: {} }] }, 'wrongValue', 'moves[0].seat'],
  ['nested move', { moves: [{ seat: 0, move: { type: {} } }] }, 'wrongValue', 'moves[0].move.type'],
  ['too much entropy', { entropy: ['a', 'b', 'c'] }, 'wrongValue', 'entropy'],
  ['unknown option', { options: { ...finished.options, players: 9 } }, 'badOptions', 'options.players'],
  [
    'contradictory options',
    { options: { ...finished.options, traveler: 'off' } },
    'badOptions',
    'options.short',
  ],
  ['no such starting seat', { options: { ...finished.options, startingSeat: 4 } }, 'badOptions', 'options'],
])('%s is refused, and the place is named', (_, change, code, place) => {
  const json = JSON.parse(JSON.stringify({ ...asJson(finished), ...change })) as unknown;
  expect(parseRecord(json)).toMatchObject({ problem: code, place });
  const checks = verifyRecord(json, steadyPack);
  expect(checks.some(({ outcome }) => outcome === 'failed')).toBe(true);
  expect(checks.find(({ check }) => check === 'moves')?.outcome).toBe('skipped');
});

test('every cut through a record is noticed', () => {
  const text = recordText(playedRecord({}, 8)).trimEnd();
  for (let length = 0; length < text.length; length++) {
    expect(isProblem(parseRecordText(text.slice(0, length)))).toBe(true);
  }
});

test.each([null, 1, 'text', [], true])('%j is no record', (json) => {
  expect(parseRecord(json)).toMatchObject({ problem: 'notARecord' });
});

test('a value too deep or too large is refused before anything walks through it', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(parseRecord({ ...asJson(started), extra: deep })).toMatchObject({ problem: 'tooDeep' });
  const many = Array.from({ length: 300_000 }, () => 0);
  expect(parseRecord({ ...asJson(started), extra: many })).toMatchObject({ problem: 'tooLarge' });
});

test('a key that parsers drop silently is refused like any unknown one', () => {
  const text = recordText(started).replace('{"seat":', '{"__proto__":{"x":1},"seat":');
  expect(parseRecordText(text)).toMatchObject({ problem: 'unknownKey' });
});
