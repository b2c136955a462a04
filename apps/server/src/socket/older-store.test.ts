import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { FromServer, FromServerOf } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { restore } from '@altiplano/storage';
import { describe, expect, test } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { connectSocket, type SocketClient } from '../testing/socket-client.ts';
import { type StartedServer, startServer, temporaryFolder } from '../testing/started-server.ts';
import { createChooser } from '../testing/table-of.ts';

/** Stores as earlier programs left them, written by the bench `store`: what they hold must go on for ever. */
const FOLDER = fileURLToPath(new URL('../../../../fixtures/stores/', import.meta.url));
const STORES = readdirSync(FOLDER).flatMap((name) => /^(?<store>.+)\.jsonl\.gz$/.exec(name)?.[1] ?? []);

interface Beside {
  readonly tables: { readonly running: string; readonly finished: string; readonly continued: string };
  readonly people: readonly { readonly name: string; readonly cookie: string }[];
}

async function restored(store: string): Promise<Beside & { readonly folder: string }> {
  const folder = temporaryFolder();
  await restore({ kind: 'sqlite', folder }, join(FOLDER, `${store}.jsonl.gz`));
  return { folder, ...(JSON.parse(readFileSync(join(FOLDER, `${store}.json`), 'utf8')) as Beside) };
}

function connected({ address }: StartedServer, cookie: string): Promise<SocketClient> {
  return connectSocket(address, { ...createBrowser(address), cookies: () => cookie });
}

/** Plays a seat by what it is shown in words: the pack of the table need not be today's. */
async function playToEnd(client: SocketClient, table: string): Promise<string> {
  const choose = createChooser(11);
  const seen: { moves: readonly ReadableMove[]; status: string } = { moves: [], status: '' };
  const take = (message: FromServer): void => {
    if ((message.type !== 'table' && message.type !== 'update') || message.table !== table) return;
    seen.status = message.info?.status ?? seen.status;
    seen.moves = message.moves ?? [];
  };
  client.onMessage(take);
  await client.must({ type: 'watch', table, form: 'view' });
  while (seen.status === 'running') {
    const news = client.next((message) => 'table' in message && message.table === table);
    if (seen.moves.length > 0) await client.must({ type: 'play', table, move: choose(seen.moves) });
    await news;
  }
  return seen.status;
}

/** All that a seat is shown of a table, in both forms. */
async function shown(client: SocketClient, table: string): Promise<FromServer[]> {
  const wholes: FromServer[] = [];
  for (const form of ['state', 'view'] as const) {
    const whole = client.next(({ type }) => type === 'table');
    await client.must({ type: 'watch', table, form });
    wholes.push(await whole);
  }
  return wholes;
}

describe.each(STORES)('the store %s', (store) => {
  test.each(['running', 'continued'] as const)('its %s game is played to the end', async (kind) => {
    const { folder, tables, people } = await restored(store);
    const server = await startServer({ DATA_DIR: folder });
    const clients = await Promise.all(people.map(({ cookie }) => connected(server, cookie)));
    const ends = await Promise.all(clients.map((client) => playToEnd(client, tables[kind])));
    expect(ends).toEqual(people.map(() => 'finished'));
    expect(server.logged()).not.toMatch(/"level":"(?:warn|error|fatal)"/);
  });

  test('its finished game can be replayed and has a record', async () => {
    const { folder, tables, people } = await restored(store);
    const server = await startServer({ DATA_DIR: folder });
    const [first] = people;
    const client = await connected(server, first?.cookie ?? '');
    const table = tables.finished;
    const start = (await client.must({ type: 'replay', table, position: 0, as: 'all' })) as Position;
    const end = (await client.must({ type: 'replay', table, position: start.of, as: 'all' })) as Position;
    expect(end).toMatchObject({ position: start.of, of: start.of });
    const verified = await server.browser().ask('GET', `/api/tables/${table}/verification`);
    expect(verified.json).toMatchObject({ sound: true });
  });

  test('snapshots tell the same as the logs they were made of', async () => {
    const { folder, tables, people } = await restored(store);
    const told: FromServer[][] = [];
    for (const hasSnapshots of [true, false]) {
      const server = await startServer({ DATA_DIR: folder });
      const client = await connected(server, people[0]?.cookie ?? '');
      for (const table of Object.values(tables)) told.push(await shown(client, table));
      await server.close();
      if (!hasSnapshots) continue;
      const db = new DatabaseSync(join(folder, 'altiplano.sqlite'));
      db.exec('delete from snapshots');
      db.close();
    }
    expect(told.slice(3)).toEqual(told.slice(0, 3));
  });
});

type Position = FromServerOf<'position'>;
