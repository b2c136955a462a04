import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { BENCHES } from './bench/benches.ts';
import { COMMAND_NAMES } from './program.ts';
import { folder, runProgram, runWithin } from './testing/run-program.ts';
import { LANGUAGES } from './text/texts.ts';

/** Names of files mean those in the test's own folder. */
function inFolder(word: string): string {
  return word === '.' || word.includes('.json') ? join(folder(), word) : word;
}

beforeAll(() => writeFileSync(join(folder(), 'game.json'), '{}'));

test('help for the lab and each command, in both languages, fits a terminal', () => {
  for (const { lab } of Object.values(LANGUAGES)) {
    for (const help of [lab.usage([]), ...Object.values(lab.help)]) {
      for (const line of help.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  }
});

test('the commands in the help are those that there are', () => {
  for (const { lab } of Object.values(LANGUAGES)) {
    expect(Object.keys(lab.help).toSorted()).toEqual(COMMAND_NAMES.toSorted());
    for (const name of COMMAND_NAMES) expect(lab.usage([])).toContain(`\n  ${name} `);
  }
});

test('no bench has the name of a command', () => {
  for (const name of Object.keys(BENCHES)) expect(COMMAND_NAMES).not.toContain(name);
});

test.each([
  [[], 'siege [--attack'],
  [['--help'], 'Benches'],
  [['help', 'gates'], '--strict-time'],
  [['simulate', '--help'], '--matrix'],
  [['--lang', 'de'], 'Partien in Serie:'],
  [['--lang', 'de', 'arena', '--help'], 'lab arena --candidate BOT'],
])('lab %j explains', async (args, words) => {
  const { code, out, err } = await runWithin(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(words);
});

test.each<[string, string]>([
  ['jump', "unknown command 'jump'"],
  ['simulate --game 5', 'unknown option --game; did you mean --games?'],
  ['simulate -x', 'unknown option -x; lab simulate --help lists them'],
  ['simulate --games 0', '--games 0'],
  ['simulate --games 1.5', '--games 1.5'],
  ['simulate --games 99999999999', '--games 99999999999'],
  ['learn --out game.json/net.json', 'game.json cannot be written: is no folder'],
  ['learn --out game.json/far/net.json', 'game.json cannot be written: is no folder'],
  ['tune --out .', '. cannot be written: is a folder'],
])('lab %s: one line that names the place, and exit code 1', async (line, complaint) => {
  const { code, err } = await runWithin(line.split(' ').map(inFolder));
  expect(err.replaceAll(`${folder()}/`, '').replaceAll(folder(), '.')).toContain(complaint);
  expect(err).toMatch(/^altiplano: [^\n]*\n$/);
  expect(code).toBe(1);
});

test('a bench with flags that it does not know says what it takes', async () => {
  const { code, out, err } = await runWithin(['engine', '--kills', '3']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain("'--kills'");
  expect(err).toContain('\n  crash [--kills');
});

test.runIf(process.platform === 'linux').each([
  [
    'en',
    'learn --out /proc/nowhere/net.json',
    '/proc/nowhere cannot be written: there is no such file or folder',
  ],
  [
    'de',
    'tune --out /proc/nowhere/w.json',
    '/proc/nowhere kann nicht geschrieben werden: Datei oder Ordner gibt es nicht',
  ],
  ['en', 'balance --report /proc/no/where', '/proc/no cannot be written: there is no such file or folder'],
])('a folder that the system will not make (%s, %s)', async (language, line, complaint) => {
  const { code, err } = await runWithin([...line.split(' '), '--lang', language]);
  expect({ code, err }).toEqual({ code: 1, err: `altiplano: ${complaint}\n` });
});

test('the process itself ends with exit code 1', () => {
  const { code, out, err } = runProgram(['jump']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain("altiplano: unknown command 'jump'; there are: simulate, arena");
});
