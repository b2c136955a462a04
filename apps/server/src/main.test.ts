import { writeFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { runProgram } from './testing/run-program.ts';
import { temporaryFolder } from './testing/started-server.ts';

test('it starts with one command, says with what, serves, and stops when it is told to', async () => {
  const program = runProgram({ DATA_DIR: temporaryFolder() });
  const address = await program.listening();
  const browser = createBrowser(address);
  expect((await browser.ask('GET', '/healthz')).json).toEqual({ ok: true });
  await browser.ask('POST', '/api/me', { name: 'Ana' });
  program.process.kill('SIGTERM');
  expect(await program.ended()).toBe(0);
  expect(program.err()).toContain(`altiplano is open at ${address}`);
  expect(program.err()).toContain('stopped');
  const lines = program.out().trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'listening',
    'stopping',
    'stopped',
  ]);
});

test('what was stored is there again after a restart', async () => {
  const folder = temporaryFolder();
  const first = runProgram({ DATA_DIR: folder });
  const ana = createBrowser(await first.listening());
  const { json } = await ana.ask('POST', '/api/me', { name: 'Ana' });
  first.process.kill('SIGKILL');
  await first.ended();
  const again = createBrowser(await runProgram({ DATA_DIR: folder }).listening());
  expect((await again.ask('GET', '/api/me', undefined, { cookie: ana.cookies() })).json).toEqual(json);
});

test('Ctrl-C stops it as well', async () => {
  const program = runProgram({ DATA_DIR: temporaryFolder() });
  await program.listening();
  program.process.kill('SIGINT');
  expect(await program.ended()).toBe(0);
});

test('wrong settings are named line by line, in the language of the system, and nothing starts', async () => {
  const program = runProgram({ PORT: 'eighty', LOG_LEVEL: 'loud', LANG: 'de_DE.UTF-8' });
  expect(await program.ended()).toBe(1);
  expect(program.out()).toBe('');
  const lines = program.err().trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('PORT=eighty: erwartet wird eine ganze Zahl von 0 bis 65535');
});

test('options of the game in the terminal are not taken for the server’s', async () => {
  const program = runProgram({}, '--bots', 'easy');
  expect(await program.ended()).toBe(1);
  expect(program.err()).toContain("'--bots': the server takes no options");
});

test.each([
  [
    'a taken port',
    async () => ({ PORT: String(await takenPort()), DATA_DIR: temporaryFolder() }),
    'is taken by another program',
  ],
  [
    'an address of another machine',
    async () => ({ HOST: '192.0.2.1', DATA_DIR: temporaryFolder() }),
    'HOST=192.0.2.1',
  ],
  ['a folder that is a file', async () => ({ DATA_DIR: fileAsFolder() }), 'cannot be written to'],
  ['a folder in use', async () => ({ DATA_DIR: await usedFolder() }), 'is in use by another server'],
  [
    'no database there',
    async () => ({ DATABASE_URL: `postgres://a:swordfish@127.0.0.1:${await freePort()}/a` }),
    'does not answer',
  ],
])('%s: one line says why and what to do', async (_, environment, line) => {
  const program = runProgram(await environment());
  expect(await program.ended()).toBe(1);
  expect(program.err()).toContain(line);
  expect(program.err().trimEnd().split('\n')).toHaveLength(1);
  expect(program.err() + program.out()).not.toContain('swordfish');
});

async function plainServer(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createPlainServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
  return { port: (server.address() as AddressInfo).port, close };
}

async function takenPort(): Promise<number> {
  const { port, close } = await plainServer();
  onTestFinished(close);
  return port;
}

async function freePort(): Promise<number> {
  const { port, close } = await plainServer();
  await close();
  return port;
}

function fileAsFolder(): string {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  return file;
}

async function usedFolder(): Promise<string> {
  const folder = temporaryFolder();
  await runProgram({ DATA_DIR: folder }).listening();
  return folder;
}
