import { packHash } from '@altiplano/pack';
import { otherPack } from '@altiplano/pack/testing';
import { tableInfoSchema, type TableList, tableListSchema } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

async function guest(server: StartedServer, name: string): Promise<Browser> {
  const browser = server.browser();
  await browser.ask('POST', '/api/me', { name });
  return browser;
}

async function tableOf(browser: Browser, settings: object = {}): Promise<string> {
  const { json } = await browser.ask('POST', '/api/tables', { settings });
  return (json as { table: string }).table;
}

async function listed(browser: Browser, path: string): Promise<TableList> {
  return tableListSchema.parse((await browser.ask('GET', path)).json);
}

test('an open table is listed for everybody with what it offers', async () => {
  const server = await startServer();
  const ana = await guest(server, 'Ana');
  const table = await tableOf(ana, {
    visibility: 'open',
    title: 'Tuesday',
    options: { players: 3, missions: true },
  });
  const { tables, next } = await listed(server.browser(), '/api/tables');
  expect(next).toBeNull();
  expect(tables).toHaveLength(1);
  expect(tables[0]).toMatchObject({
    table,
    status: 'lobby',
    title: 'Tuesday',
    seatsFree: 2,
    summary: {
      settings: { options: { players: 3, missions: true } },
      seats: [{ person: { name: 'Ana' } }, {}, {}],
    },
  });
});

test('a private table is in no list but that of its people, and is found by its link', async () => {
  const server = await startServer();
  const [ana, bo] = [await guest(server, 'Ana'), await guest(server, 'Bo')];
  const table = await tableOf(ana, { visibility: 'private' });
  expect(table).toMatch(/^[\w-]{22}$/);
  expect((await listed(bo, '/api/tables')).tables).toEqual([]);
  expect((await listed(bo, '/api/tables/mine')).tables).toEqual([]);
  expect((await listed(ana, '/api/tables/mine')).tables).toMatchObject([{ table, status: 'lobby' }]);
  expect((await listed(ana, '/api/tables/mine?which=ended')).tables).toEqual([]);
  const info = tableInfoSchema.parse((await bo.ask('GET', `/api/tables/${table}`)).json);
  expect(info).toMatchObject({ status: 'lobby', settings: { visibility: 'private' }, seed: null });
});

test('a table that is not there looks the same whatever was guessed', async () => {
  const server = await startServer();
  const ana = await guest(server, 'Ana');
  const table = await tableOf(ana);
  const unknown = await ana.ask('GET', `/api/tables/${'A'.repeat(22)}`);
  expect([unknown.status, unknown.json]).toEqual([404, { trouble: { code: 'noSuchTable', figures: {} } }]);
  const near = [
    `${table.slice(0, -1)}${table.endsWith('A') ? 'B' : 'A'}`,
    table.toLowerCase(),
    table.slice(1),
    `${table}A`,
  ];
  for (const guess of [...near, '1', '%27%20or%201=1', '..%2F..', 'a'.repeat(64)]) {
    if (guess === table) continue;
    for (const rest of ['', '/record', '/verification']) {
      const answer = await ana.ask('GET', `/api/tables/${guess}${rest}`);
      expect([guess, answer.status, answer.text]).toEqual([guess, 404, unknown.text]);
    }
  }
});

test('lists come in parts, newest first', async () => {
  const server = await startServer();
  const ana = await guest(server, 'Ana');
  const made: string[] = [];
  for (let i = 0; i < 5; i++) {
    made.unshift(await tableOf(ana, { visibility: 'open' }));
    server.wait(1000);
  }
  const seen: string[] = [];
  let path = '/api/tables?limit=2';
  for (;;) {
    const { tables, next } = await listed(ana, path);
    seen.push(...tables.map(({ table }) => table));
    if (next === null) break;
    path = `/api/tables?limit=2&after=${next}`;
  }
  expect(seen).toEqual(made);
});

test('a table is played with a pack of one’s own, or refused if nobody has brought it', async () => {
  const server = await startServer();
  const ana = await guest(server, 'Ana');
  const pack = packHash(otherPack);
  const early = await ana.ask('POST', '/api/tables', { pack });
  expect([early.status, early.json]).toEqual([
    404,
    { trouble: { code: 'noSuchPack', place: 'pack', figures: {} } },
  ]);
  await ana.ask('POST', '/api/packs', otherPack);
  const { table } = (await ana.ask('POST', '/api/tables', { pack })).json as { table: string };
  expect((await ana.ask('GET', `/api/tables/${table}`)).json).toMatchObject({ pack: { hash: pack } });
});

test('options that contradict each other are refused with the rule', async () => {
  const server = await startServer();
  const ana = await guest(server, 'Ana');
  const { status, json } = await ana.ask('POST', '/api/tables', { settings: { options: { short: true } } });
  expect(status).toBeLessThan(500);
  expect(json).toMatchObject({ trouble: { rule: expect.any(String) } });
  expect((await listed(ana, '/api/tables/mine')).tables).toEqual([]);
});

test('tables are limited by person', async () => {
  const server = await startServer({ LIMIT_TABLES: '2' });
  const [ana, bo] = [await guest(server, 'Ana'), await guest(server, 'Bo')];
  await tableOf(ana);
  await tableOf(ana);
  expect((await ana.ask('POST', '/api/tables', {})).json).toMatchObject({ trouble: { code: 'tooFast' } });
  expect(await tableOf(bo)).toMatch(/^[\w-]{22}$/);
});

test('a game that is not over has no record', async () => {
  const server = await startServer();
  const ana = await guest(server, 'Ana');
  const table = await tableOf(ana);
  for (const rest of ['record', 'verification']) {
    const { status, json } = await ana.ask('GET', `/api/tables/${table}/${rest}`);
    expect([status, json]).toEqual([409, { trouble: { code: 'notEnded', figures: {} } }]);
  }
});
