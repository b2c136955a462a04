import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folder, runProgram } from '../testing/run-program.ts';

const MODULES = ['--players', '3', '--modules', 'missions,traveler,short', '--roles', 'draft'];

beforeAll(() => {
  const { code, out, err } = runProgram([
    'record',
    '--out',
    'game.json',
    '--seed',
    'r',
    ...MODULES,
    '--json',
  ]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ file: 'game.json', seed: 'r', moves: expect.any(Number) });
});

function text(): string {
  return readFileSync(join(folder(), 'game.json'), 'utf8');
}

function json(args: readonly string[]): Record<string, unknown> {
  return JSON.parse(runProgram([...args, '--json']).out) as Record<string, unknown>;
}

test('what record writes, replay plays to the same scores and hash, and verify finds sound', () => {
  const { result, commitment } = JSON.parse(text()) as {
    result: { scores: unknown; stateHash: string };
    commitment: string;
  };
  const replayed = json(['replay', 'game.json']);
  expect(replayed).toMatchObject({ over: true, scores: result.scores, stateHash: result.stateHash });
  // Options that agree with the record are harmless.
  const { code, out, err } = runProgram(['verify', 'game.json', '--commitment', commitment, ...MODULES]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('everything is in order');
});

test('a position after some moves, for programs and for people', () => {
  const start = json(['replay', 'game.json', '--at', '0']);
  expect(start).toMatchObject({ moves: 0, round: 1, phase: 'roles', over: false, winners: null });
  expect(start['stateHash']).not.toBe(json(['replay', 'game.json', '--at', '5'])['stateHash']);
  const { code, out } = runProgram(['replay', 'game.json', '--at', '60']);
  expect(code).toBe(0);
  for (const words of ['Locations, clockwise', 'Action board of Player 3', 'Warehouse', 'Hash of the']) {
    expect(out).toContain(words);
  }
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test.each<[string, (record: string) => string, string]>([
  ['a point more', (record) => record.replace(/"total":(\d+)/, '"total":9$1'), 'result.scores'],
  ['another seed', (record) => record.replace('"seed": "r"', '"seed": "s"'), 'seed fits its fingerprint'],
  ['a move taken out', (record) => record.replace(/\n\{"seat".*/, ''), 'untouched since written'],
  ['another edition', (record) => record.replace('"edition":2018', '"edition":2017'), 'FAILED'],
  [
    'an entry added',
    (record) => record.replace('"format": 1', '"format": 1, "note": 1'),
    'note: unknown entry',
  ],
])('%s after the game: verify says so and ends with exit code 1', (_, change, words) => {
  const changed = change(text());
  expect(changed).not.toBe(text());
  writeFileSync(join(folder(), 'changed.json'), changed);
  const { code, out, err } = runProgram(['verify', 'changed.json']);
  expect(code).toBe(1);
  expect(out).toContain(words);
  expect(err).toContain('changed.json was changed');
  expect(json(['verify', 'changed.json'])).toMatchObject({ ok: false });
});

test('a seed that is not the published one is found out, although the file itself is sound', () => {
  const { code, out } = runProgram(['verify', 'game.json', '--commitment', '0'.repeat(64)]);
  expect(code).toBe(1);
  expect(out).toContain('not the published');
});
