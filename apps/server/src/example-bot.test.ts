import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TableSettingsInput } from '@altiplano/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { follow } from './testing/follower.ts';
import { arrive } from './testing/people.ts';
import { startServer, temporaryFolder } from './testing/started-server.ts';

const BOT = fileURLToPath(new URL('../../../docs/example-bot/bot.mjs', import.meta.url));

type Options = NonNullable<TableSettingsInput['options']>;

const GAMES: readonly (readonly [string, Options])[] = [
  ['the base game', { players: 2 }],
  ['missions, all plan at once', { players: 3, missions: true, roles: 'draft', planning: 'simultaneous' }],
  ['the traveler', { players: 2, traveler: 'full' }],
  [
    'events, the short game and open bags',
    { players: 2, traveler: 'eventsOnly', short: true, openBags: true },
  ],
];

/** Runs the bot as a stranger would, in a process of its own; resolves with what it printed when it has ended. */
function runBot(link: string, name: string): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [BOT, link, name], {
    env: { PATH: process.env['PATH'] ?? '', PAUSE: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => {
    said.out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    said.err += text.toString();
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said })));
}

/** A table at which only such bots sit, begun by somebody who does not play. */
async function beginWithBots(address: string, options: Options) {
  const host = await arrive(address, 'Host');
  const table = await host.open({ options });
  const follower = await follow(await host.connect(), table);
  await follower.client.must({ type: 'stand', table });
  const seats = [...follower.info().seats.keys()];
  const bots = seats.map((seat) => runBot(`${address}/table/${table}`, `Bot ${seat}`));
  await follower.until(() => follower.info().seats.every(({ ready }) => ready));
  await follower.client.must({ type: 'start', table });
  return { table, follower, bots };
}

async function expectFinished(bots: readonly ReturnType<typeof runBot>[]): Promise<void> {
  for (const { code, out, err } of await Promise.all(bots)) {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ status: 'finished', points: expect.any(Array) });
  }
}

test.each(GAMES)('the example bot plays %s to the end', async (_name, options) => {
  const server = await startServer();
  const { table, bots } = await beginWithBots(server.address, options);
  await expectFinished(bots);
  const { json } = await server.browser().ask('GET', `/api/tables/${table}/verification`);
  expect(json).toMatchObject({ sound: true });
});

test('the example bot comes back after the server was gone, and plays on', async () => {
  const folder = temporaryFolder();
  const first = await startServer({ DATA_DIR: folder });
  const { follower, bots } = await beginWithBots(first.address, { players: 2 });
  await follower.until(() => follower.number() > 40);
  await first.close();
  await startServer({ DATA_DIR: folder, PORT: new URL(first.address).port });
  await expectFinished(bots);
});
