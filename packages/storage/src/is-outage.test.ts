import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
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

test('what we did wrong ourselves is not', () => {
  expect(isOutage(new StorageFault('badNumbers', 'no'))).toBe(false);
  expect(isOutage(new TypeError('no'))).toBe(false);
  expect(isOutage('no')).toBe(false);
});
