import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function home(): string {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-home-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}, input = '') {
  const env = { PATH: process.env['PATH'], HOME: home(), LANG: 'C', ...environment };
  return spawnSync(process.execPath, [MAIN, ...args], { env, input, encoding: 'utf8' });
}

test.each([[['--port', 'abc']], [['serve', '--port', 'abc']]])(
  '%j is refused in one line, with exit code 2',
  (args) => {
    const { status, stdout, stderr } = run(args);
    expect(stderr).toBe("altiplano: --port 'abc': must be a whole number from 0 to 65535\n");
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  },
);

test('an unknown command is answered with those that there are, in the language of the system', () => {
  const english = run(['sevre']);
  expect(english.stderr).toMatch(
    /^altiplano: there is no command 'sevre'; there are serve, play, .*restore\n$/,
  );
  expect(english.status).toBe(2);
  const german = run(['sevre'], { LANG: 'de_DE.UTF-8' });
  expect(german.stderr).toContain("den Befehl 'sevre' gibt es nicht; es gibt serve, play,");
});

test('help says what there is', () => {
  const { status, stdout } = run(['--help']);
  expect(status).toBe(0);
  for (const part of ['--port', '--data', 'play, record', 'restore']) expect(stdout).toContain(part);
  for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('commands of the terminal are its own, and say how it is started here', () => {
  expect(run(['play', '--help']).stdout).toContain('--bots LIST');
  const { stdout, status } = run(['play', '--players', '2', '--seed', 'end', '--lang', 'en']);
  expect(status).toBe(0);
  expect(stdout).toContain('Another level: altiplano play --bots');
  expect(run(['--lang', 'de', 'play', '--help']).stdout).toContain('--bots LISTE');
  expect(run(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('without a command it serves, and stores in a folder of the person who started it', async () => {
  const folder = home();
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, LANG: 'C' };
  const child = spawn(process.execPath, [MAIN, '--port', '0'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /open at (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  expect((await fetch(`${address}/healthz`)).ok).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said).toContain(join(folder, 'altiplano'));
});
