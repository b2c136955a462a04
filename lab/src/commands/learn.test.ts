import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS_MARK } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { folder, runWithin } from '../testing/run-program.ts';

const LEARN = 'learn --games 2 --players 2 --duels 1 --width 1 --nets 2 --seed l'.split(' ');

interface Iteration {
  readonly before: number | null;
  readonly after: number;
  readonly duel: object | null;
  readonly kept: boolean;
}

async function learn(...more: string[]): Promise<{ iterations: Iteration[]; text: string; err: string }> {
  const file = join(folder(), 'nets.json');
  const { code, out, err } = await runWithin([...LEARN, ...more, '--out', file, '--json']);
  expect({ code, err }).toMatchObject({ code: 0 });
  const { iterations } = JSON.parse(out) as { iterations: Iteration[] };
  return { iterations, text: readFileSync(file, 'utf8'), err };
}

test('planners play first, then nets go on learning and play duels, the same with however many workers', async () => {
  const one = await learn('--iterations', '2', '--workers', '1');
  const two = await learn('--iterations', '2', '--workers', '2');
  expect(two.text).toBe(one.text);
  expect(JSON.parse(one.text)).toMatchObject({
    command: expect.stringContaining('--packs family --others 1 --duels 1') as string,
    inputs: INPUTS_MARK,
    nets: [{ first: 64 }, { first: 64 }],
  });
  expect(one.iterations).toMatchObject([
    { before: null, duel: null, kept: true },
    { duel: { ahead: expect.any(Number) as number, error: expect.any(Number) as number } },
  ]);
  expect(one.err).toMatch(/^iteration 1 of 2: [\d.]+ points, \d+ samples, error [\d.]+, \d+ s\n/);
});

async function refused(...more: string[]): Promise<string> {
  const { code, err } = await runWithin([...LEARN, ...more, '--out', join(folder(), 'other.json')]);
  expect(code).toBe(1);
  return err.replaceAll(`${folder()}/`, '');
}

test('a run that was broken off goes on from its checkpoint; another run, or other code, is refused by name', async () => {
  const file = join(folder(), 'run.checkpoint.json');
  const saved = (): Record<string, unknown> =>
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const settings = ['--iterations', '2', '--workers', '1', '--checkpoint', file];
  const all = await learn(...settings);
  expect(all.iterations).toHaveLength(2);
  writeFileSync(file, JSON.stringify({ ...saved(), iterations: 1 }));
  expect((await learn(...settings)).iterations).toHaveLength(1);
  expect(saved()).toMatchObject({ iterations: 2 });
  expect((await learn(...settings)).iterations).toHaveLength(0);

  expect(await refused('--iterations', '3', '--checkpoint', file)).toContain('run.checkpoint.json: run: ');
  writeFileSync(file, JSON.stringify({ ...saved(), pack: 'another' }));
  expect(await refused(...settings)).toContain('run.checkpoint.json: pack: "another"');
  writeFileSync(file, JSON.stringify({ ...saved(), inputs: '000000000000' }));
  expect(await refused(...settings)).toContain('run.checkpoint.json: inputs: "000000000000"');
  writeFileSync(file, JSON.stringify({ ...saved(), way: 'council-0' }));
  expect(await refused(...settings)).toContain('run.checkpoint.json: way: "council-0"');
});

test.each([
  ['', 'learn needs --out FILE'],
  ['--out n.json --iterations 0', '--iterations 0: must be a whole number from 1'],
  ['--out n.json --games none', '--games none: must be a whole number from 1'],
  ['--out n.json --players 2,6', '--players 2,6: must be whole numbers from 2 to 5, with commas'],
  ['--out n.json --players 2,', '--players 2,: must be whole numbers from 2 to 5'],
  ['--out n.json --modules events', '--modules events: must be mixed or base or full'],
  ['--out n.json --packs mine', '--packs mine: must be family or one'],
  ['--out n.json --others -1', '--others'],
  ['--out n.json --duels 0', '--duels 0: must be a whole number from 1'],
  ['--out n.json --nets 0', '--nets 0: must be a whole number from 1'],
  ['--out n.json --width 1.5', '--width 1.5: must be a whole number from 1'],
  ['--out n.json --checkpoint wrong.json', `wrong.json: way: is missing`],
  ['--out n.json --checkpoint n.json', '--checkpoint n.json: must be another file'],
  ['--out n.json --edition 2017', 'unknown option --edition'],
])('learn %s: one line that says what is wrong, before any game is played', async (line, complaint) => {
  writeFileSync(join(folder(), 'wrong.json'), '{"inputs": "", "best": []}');
  const args = line.split(' ').filter((word) => word !== '');
  const inFolder = args.map((word) => (word.endsWith('.json') ? join(folder(), word) : word));
  const { code, out, err } = await runWithin(['learn', ...inFolder]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^altiplano: [^\n]*\n$/);
  expect(err.replaceAll(`${folder()}/`, '')).toContain(complaint);
  expect(existsSync(join(folder(), 'n.json'))).toBe(false);
});
