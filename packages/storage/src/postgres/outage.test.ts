import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Place } from '../place.ts';
import { entriesFrom, newTable } from '../testing/samples.ts';
import { needsPostgres } from '../testing/temporary-place.ts';
import { emptyPlace, openNode } from '../testing/temporary-storage.ts';

needsPostgres();

async function clientOf(place: Place): Promise<Client> {
  const client = new Client(place.kind === 'postgres' ? place.url : '');
  await client.connect();
  client.on('error', () => {});
  onTestFinished(() => client.end());
  return client;
}

test('a deadlock with somebody else is survived', async () => {
  const place = await emptyPlace('postgres');
  const { tables } = await openNode(place);
  for (const id of ['a', 'b']) await tables.create(newTable(id));
  const other = await clientOf(place);
  // Then PostgreSQL finds the ring from our side, and ours has to give way.
  await other.query(`set deadlock_timeout = '600s'`);
  await other.query('begin');
  await other.query(`update heads set due = 1 where table_id = 'b'`);
  const appends = Promise.all(['a', 'b'].map((id) => tables.append(id, 1, entriesFrom(2))));
  const watch = await clientOf(place);
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await watch.query(waiting)).rowCount === 0);
  await other.query(`update heads set due = 1 where table_id = 'a'`);
  await other.query('commit');
  expect(await appends).toEqual(['done', 'done']);
  for (const id of ['a', 'b']) expect(await tables.entries(id)).toEqual(entriesFrom(1, 2));
});

test('when all connections are cut, callers are told, and the next attempt works', async () => {
  const place = await emptyPlace('postgres');
  const troubles: Error[] = [];
  const { tables, check } = await openNode(place, 'node', (trouble) => troubles.push(trouble));
  await tables.create(newTable('a'));
  const other = await clientOf(place);
  for (let round = 0; round < 3; round++) {
    const newest = (await tables.newest('a')) ?? 0;
    const append = tables.append('a', newest, entriesFrom(newest + 1)).catch((error: unknown) => error);
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const outcome = await append;
    if (outcome !== 'done') expect(outcome).toBeInstanceOf(Error);
    // Connections that died unnoticed cost an attempt each.
    while (
      !(await check().then(
        () => true,
        () => false,
      ))
    );
    const after = (await tables.newest('a')) ?? 0;
    expect(await tables.entries('a')).toEqual(entriesFrom(1, after));
    if (outcome === 'done') expect(after).toBe(newest + 1);
  }
  const end = (await tables.newest('a')) ?? 0;
  expect(await tables.append('a', end, entriesFrom(end + 1))).toBe('done');
});
