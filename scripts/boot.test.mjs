import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const boot = fileURLToPath(new URL('boot.mjs', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'altiplano-boot-')));
const program = join(folder, 'program.ts');
writeFileSync(
  program,
  `const [, , command, ...words]: string[] = process.argv;
if (command === 'tell') console.log(JSON.stringify({ words, cwd: process.cwd() }));
if (command === 'fail') process.exitCode = 7;
if (command === 'throw') throw new Error('on purpose');
if (command === 'echo') process.stdin.pipe(process.stdout);
if (command === 'wait') {
  console.log('waiting');
  setInterval(() => {}, 1000);
}
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string[]} args */
function run(...args) {
  const env = { ...process.env, INIT_CWD: folder };
  return spawnSync(process.execPath, [boot, ...args], { env, encoding: 'utf8', input: 'hello' });
}

test('prints nothing but what the program prints, and hands over its words', () => {
  const { stdout, stderr, status } = run(program, 'tell', '--json', 'a b');
  expect({ stdout, stderr, status }).toEqual({
    stdout: `${JSON.stringify({ words: ['--json', 'a b'], cwd: root })}\n`,
    stderr: '',
    status: 0,
  });
});

test('--at-caller runs where the person typed the command', () => {
  expect(JSON.parse(run('--at-caller', program, 'tell').stdout)).toEqual({ words: [], cwd: folder });
});

test('passes standard input and exit codes', () => {
  expect(run(program, 'echo').stdout).toBe('hello');
  expect(run(program, 'fail').status).toBe(7);
  expect(run(program, 'throw')).toMatchObject({ status: 1, stderr: expect.stringContaining('on purpose') });
});

test('without a file it says how it is used', () => {
  expect(run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('Usage') });
});

test.skipIf(process.platform === 'win32')('a signal ends the program', async () => {
  const child = spawn(process.execPath, [boot, program, 'wait']);
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const signal = await new Promise((resolve) => child.once('exit', (_code, name) => resolve(name)));
  expect(signal).toBe('SIGTERM');
});
