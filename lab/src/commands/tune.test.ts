import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEIGHT_NAMES, type WeightSet } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { folder, runWithin } from '../testing/run-program.ts';

const SMALL = ['--players', '2', '--generations', '1', '--population', '4', '--blocks', '1', '--width', '1'];
const TUNE = ['tune', ...SMALL, '--seed', 't'];

function setsIn(file: string): WeightSet[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { sets: WeightSet[] }).sets;
}

const START = { players: 3, modules: 'base', command: 'older', weights: { horizon: 9, drawFood: 0.51234 } };

test('a run goes on from its start, writes a set with its command, and keeps the others', async () => {
  const start = join(folder(), 'start.json');
  const file = join(folder(), 'weights.json');
  for (const name of [start, file]) writeFileSync(name, JSON.stringify({ sets: [START] }));
  const args = [...TUNE, '--start', start, '--out', file, '--workers', '1'];
  const { code, out, err } = await runWithin(args);
  expect({ code, out }).toEqual({ code: 0, out: `Seed: t\nwritten: ${file}\n` });
  expect(err).toMatch(/^generation 1 of 1: best \S+, mean \S+, wins \S+ %, spread \d\.\d{3}, \d+ s\n$/);
  const [made, ...others] = setsIn(file);
  expect(others).toEqual([START]);
  expect(made).toMatchObject({ players: 2, modules: 'base' });
  expect(made?.command).toMatch(
    /^npm run -s lab -- tune --players 2 .*--start start.json --out weights.json$/,
  );
  expect(Object.keys(made?.weights ?? {})).toEqual(WEIGHT_NAMES);
  expect(made?.weights.horizon).toBeGreaterThan(5);

  // The same once more with other workers, for programs, in a folder that is still to be made.
  const again = join(folder(), 'new', 'weights.json');
  const more = ['--out', again, '--workers', '2', '--json', '--lang', 'de'];
  const second = await runWithin([...TUNE, '--start', start, ...more]);
  expect(second.err).toMatch(/^Generation 1 von 1: beste /);
  const figures = { best: expect.any(Number), mean: expect.any(Number), share: expect.any(Number) };
  expect(JSON.parse(second.out)).toMatchObject({ file: again, seed: 't', generations: [figures] });
  expect(setsIn(again)).toEqual([made]);
});

test.each([
  ['', 'tune needs --out FILE'],
  ['--out=', 'tune needs --out FILE'],
  ['--out w.json --generations 0', '--generations 0: must be a whole number from 1'],
  ['--out w.json --population 3', '--population 3: must be a whole number from 4'],
  ['--out w.json --blocks many', '--blocks many: must be a whole number from 1'],
  ['--out w.json --width 0', '--width 0: must be a whole number from 1'],
  ['--out w.json --players 6', '--players 6: must be a whole number from 2 to 5'],
  ['--out w.json --modules mission', "--modules: there is no 'mission'"],
  ['--out w.json --start nowhere.json', 'nowhere.json: there is no such file'],
  ['--out w.json --start wrong.json', 'wrong.json: sets[0].players: 1 cannot stand here, expected: ≥ 2'],
  ['--out w.json --start empty.json', 'empty.json: sets.length: 0 cannot stand here, expected: ≥ 1'],
  ['--out wrong.json', 'wrong.json: sets[0].players: 1'],
  ['--out w.json --generation 5', 'did you mean --generations?'],
])('tune %s: one line that says what is wrong, before any game is played', async (line, complaint) => {
  writeFileSync(join(folder(), 'wrong.json'), '{"sets": [{"players": 1}]}');
  writeFileSync(join(folder(), 'empty.json'), '{"sets": []}');
  const args = line.split(' ').filter((word) => word !== '');
  const inFolder = args.map((word) => (word.endsWith('.json') ? join(folder(), word) : word));
  const { code, out, err } = await runWithin(['tune', ...inFolder]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^altiplano: [^\n]*\n$/);
  expect(err.replaceAll(`${folder()}/`, '')).toContain(complaint);
  expect(existsSync(join(folder(), 'w.json'))).toBe(false);
});
