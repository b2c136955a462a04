import { readLine } from '@altiplano/cli/command-line';
import { expect, test, vi } from 'vitest';
import type { Gate } from '../gates/gate.ts';
import { type Ran, runWithin } from '../testing/run-program.ts';
import { en } from '../text/en.ts';
import { gatesCommand } from './gates.ts';

const BASE = { missions: false, traveler: 'off' } as const;
const SELF = { candidate: 'random', against: 'random', modules: BASE, games: 40 } as const;

/** A bot against itself wins exactly its share of each block. */
const PASSED: Gate = {
  ...SELF,
  id: 'two-players/random/itself',
  players: 2,
  threshold: { kind: 'shareAtLeast', share: 0.5 },
};
const MISSED: Gate = {
  ...SELF,
  id: 'four-players/random/itself',
  players: 4,
  threshold: { kind: 'lowAbove', share: 0.25 },
};
const SLOW: Gate = {
  ...SELF,
  id: 'modules/random/itself',
  modules: { missions: true, traveler: 'full' },
  players: 2,
  threshold: { kind: 'highAtLeast', share: 0.5 },
  limits: { planMs: 0, moveMs: 1e9 },
};
const QUICKLY = ['--quick', '--seed', 'g', '--workers', '1'];

/** The command with a table of its own. */
async function play(table: readonly Gate[], args: string): Promise<Ran> {
  const command = gatesCommand(table);
  const line = readLine([...QUICKLY, ...args.split(' ').filter(Boolean)], command.flags, 'gates', en);
  const written = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map((name) =>
    vi.spyOn(name === 'out' ? process.stdout : process.stderr, 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    const code = await command.run(line, en);
    return { code, ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test('a gate that holds, for programs: the figures of the arena, and what they mean', async () => {
  const { code, out, err } = await play([PASSED], '--json');
  expect({ code, err }).toEqual({
    code: 0,
    err: 'one gate, 4 games: very roughly 2 s, judged by their sizes\n',
  });
  const [{ seconds, gamesPerSecond, p95MoveMs, p95PlanMs, ...report }] = JSON.parse(out) as [
    Record<string, unknown>,
  ];
  const again =
    'arena --candidate random --against random --players 2 --games 4 --seed g --workers 1 --luck 0 --json';
  const arena = JSON.parse((await runWithin(again.split(' '))).out) as Record<string, unknown>;
  for (const timed of ['seconds', 'gamesPerSecond', 'p95MoveMs', 'p95PlanMs']) delete arena[timed];
  expect(report).toEqual({
    ...arena,
    id: 'two-players/random/itself',
    threshold: { kind: 'shareAtLeast', share: 0.5 },
    holds: true,
    time: null,
    quick: true,
  });
  for (const figure of [seconds, gamesPerSecond, p95MoveMs, p95PlanMs]) expect(figure).toBeTypeOf('number');
});

test('gate by gate for people, and exit code 1 if one fails', async () => {
  const { code, out, err } = await play([PASSED, MISSED, SLOW], '');
  expect(code).toBe(1);
  for (const words of [
    'Seed: g\nholds  two-players/random/itself: 50 % of 4 games (50 % to 50 %)\n       wanted: ≥ 50 %; p95 ',
    'FAILS  four-players/random/itself: 25 % of 8 games (25 % to 25 %)\n       wanted: lower end > 25 %; p95 ',
    'holds  modules/random/itself: 50 % of 4 games',
    '\n2 of 3 gates hold.\nOne gate took longer than allowed on this machine; only --strict-time minds.\n',
  ]) {
    expect(out).toContain(words);
  }
  expect(err).toBe(
    '3 gates, 16 games: very roughly 4 s, judged by their sizes\n' +
      'altiplano: one gate is not passed: four-players/random/itself\n',
  );
});

test('a time limit that is missed counts if asked to; progress stands beside the list for programs', async () => {
  const { code, out, err } = await play(
    [PASSED, SLOW],
    '--only modules,random --strict-time --json --progress',
  );
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject([{ holds: true, time: { ...SLOW.limits, holds: false } }]);
  for (const words of [
    'gate 1 of 1, modules/random/itself; about 2 s left in all\n',
    '4 of 4 games, about 0 s left\n',
    'holds  modules/random/itself',
    'altiplano: one gate is not passed: modules/random/itself\n',
  ]) {
    expect(err).toContain(words);
  }
});

test.each([
  ['--only nobody', '--only nobody: no gate has all of this in its name; there are: four-players, greedy'],
  ['--only two-players,easy', '--only two-players,easy: no gate has all of this in its name'],
  ['--only tune', '--only tune: no gate'],
  ['--only=', '--only : no gate'],
  ['--workers 0', '--workers 0: must be a whole number from 1 to 256'],
  ['--seed=', '--seed: must not be empty'],
  ['--pack nowhere.json', 'nowhere.json: there is no such file'],
  ['--quick=yes', '--quick takes no value'],
  ['--games 10', 'unknown option --games'],
  ['tuned', "'tuned' is one word too many"],
])('gates %s: one line that says what is wrong, and exit code 1', async (line, complaint) => {
  const { code, out, err } = await runWithin(['gates', ...line.split(' ')]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^altiplano: [^\n]*\n$/);
  expect(err).toContain(complaint);
});
