import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isForLab } from './altiplano.mjs';

const SCRIPT = fileURLToPath(new URL('./altiplano.mjs', import.meta.url));

/** @param {string[]} args */
function said(...args) {
  return spawnSync(process.execPath, [SCRIPT, ...args, '--lang', 'en'], { encoding: 'utf8' }).stdout;
}

test.each([
  [['arena'], true],
  [['arena', '--help'], true],
  [['help', 'gates'], true],
  [['--lang', 'de', 'tune'], true],
  [['--lang=de', 'help', 'learn'], true],
  [['play'], false],
  [['record', '--out', 'arena'], false],
  [['help'], false],
  [['--lang', 'arena'], false],
  [[], false],
])('%j is for the lab: %s', (args, is) => {
  expect(isForLab(args)).toBe(is);
});

test('each program answers under the names that people know', () => {
  expect(said('arena', '--help')).toMatch(/^lab arena /);
  expect(said('record', '--help')).toMatch(/^altiplano record /);
});
