import { DatabaseSync } from 'node:sqlite';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { StorageFault } from './fault.ts';
import { isOutage } from './is-outage.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('a full disk is an outage, what a constraint forbids is not', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table one (a integer primary key, b text)');
  database.exec("insert into one values (1, '')");
  expect(isOutage(thrownBy(() => database.exec("insert into one values (1, '')")))).toBe(false);
  database.exec('pragma max_page_count = 3');
  const full = thrownBy(() => database.exec(`insert into one values (2, '${'x'.repeat(1e6)}')`));
  expect(isOutage(full)).toBe(true);
  expect(isOutage(new Error('could not append', { cause: full }))).toBe(true);
});

test('a database that does not answer is an outage', async () => {
  const client = new Client('postgres://a:b@127.0.0.1:1/a');
  expect(isOutage(await client.connect().catch((error: unknown) => error))).toBe(true);
});

test('a database that has been stopped in the middle is one as well', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
  expect(isOutage(await pool.query('select 1').catch((error: unknown) => error))).toBe(true);
  await pool.end();
  const client = new Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
  client.on('error', () => {});
  expect(isOutage(await client.connect().catch((error: unknown) => error))).toBe(true);
});

test.each([
  ['says nothing', (socket: Socket) => void socket],
  ['hangs up', (socket: Socket) => void socket.destroy()],
])('a database that %s where an answer is due is an outage', async (_what, then) => {
  // Lets everybody in, and is then asked one thing.
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.from('5200000008000000005a0000000549', 'hex'));
      socket.once('data', () => then(socket));
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new Client({ host: '127.0.0.1', port, query_timeout: 50 });
  client.on('error', () => {});
  await client.connect();
  for (let query = 0; query < 2; query++) {
    expect(isOutage(await client.query('select 1').catch((error: unknown) => error))).toBe(true);
  }
  void client.end().catch(() => {});
});

test('what we did wrong ourselves is not', () => {
  expect(isOutage(new StorageFault('badNumbers', 'no'))).toBe(false);
  expect(isOutage(new TypeError('no'))).toBe(false);
  expect(isOutage('no')).toBe(false);
});
