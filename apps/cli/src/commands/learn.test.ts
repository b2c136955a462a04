import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { folder, runWithin } from '../testing/run-program.ts';

const LEARN = 'learn --iterations 1 --games 4 --players 2 --width 1 --seed l'.split(' ');
const COMMAND = 'npm run -s altiplano -- learn --iterations 1 --games 4 --players 2 --modules mixed';

interface Iteration {
  readonly before: number;
  readonly after: number;
}

test('planners play first, then nets go on learning and new ones join, the same with however many workers', async () => {
  const start = join(folder(), 'start.json');
  const { code, out, err } = await runWithin([...LEARN, '--nets', '1', '--out', start, '--workers', '1']);
  expect({ code, out }).toEqual({ code: 0, out: `Seed: l\nwritten: ${start}\n` });
  const told = /^iteration 1 of 1: [\d.]+ points, \d+ samples, error ([\d.]+), then ([\d.]+), \d+ s\n$/.exec(
    err,
  );
  expect(Number(told?.[2])).toBeLessThan(Number(told?.[1]));
  expect(JSON.parse(readFileSync(start, 'utf8'))).toMatchObject({
    command: `${COMMAND} --width 1 --nets 1 --seed l --out start.json`,
    inputs: FEATURES,
  });

  const nets: string[] = [];
  for (const workers of ['1', '2']) {
    const file = join(folder(), workers, 'net.json');
    const more = ['--workers', workers, '--json', '--lang', 'de'];
    const later = await runWithin([...LEARN, '--nets', '2', '--start', start, '--out', file, ...more]);
    expect(later.err).toMatch(/^Durchgang 1 von 1: [\d,]+ Punkte, /);
    const { iterations, ...rest } = JSON.parse(later.out) as { iterations: Iteration[] };
    expect(rest).toEqual({ file, seed: 'l' });
    expect(iterations).toHaveLength(1);
    // A net that joins knows little after so few games, so this says nothing about who is right.
    expect(iterations[0]?.before).toBeGreaterThan(0);
    expect(iterations[0]?.after).toBeGreaterThan(0);
    nets.push(readFileSync(file, 'utf8'));
    expect(JSON.parse(nets.at(-1) ?? '')).toMatchObject({ nets: [{ first: 48 }, { first: 48 }] });
  }
  expect(nets[1]).toBe(nets[0]);
  expect(nets[0]).toContain('--start start.json --out net.json');
});

test.each([
  ['', 'learn needs --out FILE'],
  ['--out n.json --iterations 0', '--iterations 0: must be a whole number from 1'],
  ['--out n.json --games none', '--games none: must be a whole number from 1'],
  ['--out n.json --players 2,6', '--players 2,6: must be whole numbers from 2 to 5, with commas'],
  ['--out n.json --players 2,', '--players 2,: must be whole numbers from 2 to 5'],
  ['--out n.json --modules events', '--modules events: must be mixed or base or full'],
  ['--out n.json --nets 0', '--nets 0: must be a whole number from 1'],
  ['--out n.json --width 1.5', '--width 1.5: must be a whole number from 1'],
  ['--out n.json --start nowhere.json', 'nowhere.json: there is no such file'],
  ['--out n.json --start wrong.json', `wrong.json: inputs: 9999 cannot stand here`],
  ['--out n.json --edition 2017', 'unknown option --edition'],
])('learn %s: one line that says what is wrong, before any game is played', async (line, complaint) => {
  writeFileSync(join(folder(), 'wrong.json'), '{"command": "", "inputs": 9999, "nets": []}');
  const args = line.split(' ').filter((word) => word !== '');
  const inFolder = args.map((word) => (word.endsWith('.json') ? join(folder(), word) : word));
  const { code, out, err } = await runWithin(['learn', ...inFolder]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^altiplano: [^\n]*\n$/);
  expect(err.replaceAll(`${folder()}/`, '')).toContain(complaint);
  expect(existsSync(join(folder(), 'n.json'))).toBe(false);
});
