import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openStorage } from './open-storage.ts';
import type { Place } from './place.ts';
import { entriesFrom, newTable } from './testing/samples.ts';
import { onEveryPlace } from './testing/temporary-place.ts';
import { emptyPlace, openNode } from './testing/temporary-storage.ts';

/** Does something to the database behind the storage's back. */
async function meddle(place: Place, command: string): Promise<void> {
  if (place.kind === 'sqlite') {
    const database = new DatabaseSync(join(place.folder, 'altiplano.sqlite'));
    database.exec(command);
    database.close();
    return;
  }
  const client = new Client(place.url);
  await client.connect();
  await client.query(command);
  await client.end();
}

onEveryPlace((kind) => {
  test('a store of a newer version is refused and left alone', async () => {
    const place = await emptyPlace(kind);
    await (await openNode(place)).close();
    await meddle(place, `insert into store_versions values ('9999-later', '2099-01-01')`);
    await expect(openStorage(place, { node: 'old' })).rejects.toMatchObject({
      code: 'newerStore',
      figures: { found: '9999-later', known: '0003-bounds' },
    });
    await meddle(place, `delete from store_versions where name = '9999-later'`);
    await openNode(place);
  });

  test('an entry that cannot be read is a fault that names table and number', async () => {
    const place = await emptyPlace(kind);
    const { tables } = await openNode(place);
    await tables.create(newTable('a', { entries: entriesFrom(1, 3) }));
    const fault = { code: 'badEntry', figures: { table: 'a', number: 2 } };
    for (const body of ['{', '{}', JSON.stringify(entriesFrom(3)[0])]) {
      await meddle(place, `update entries set body = '${body}' where number = 2`);
      await expect(tables.entries('a')).rejects.toMatchObject(fault);
    }
    expect(await tables.entries('a', 3)).toEqual(entriesFrom(3));
  });

  test('nodes that come at the same time to a new store do not disturb each other', async () => {
    const place = await emptyPlace(kind);
    const names = kind === 'sqlite' ? ['one'] : ['one', 'two', 'three'];
    const nodes = await Promise.all(names.map((name) => openNode(place, name)));
    for (const { check } of nodes) await check();
  });
});

test('one process at a time uses a data folder; the lock ends with the process', async () => {
  const place = await emptyPlace('sqlite');
  const folder = place.kind === 'sqlite' ? place.folder : '';
  const program = `import { openStorage } from ${JSON.stringify(new URL('./open-storage.ts', import.meta.url).href)};
    await openStorage(${JSON.stringify(place)}, { node: 'other' });
    console.log('open');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(openStorage(place, { node: 'this' })).rejects.toMatchObject({
    code: 'inUse',
    figures: { folder },
  });
  other.kill('SIGKILL');
  await once(other, 'exit');
  const first = await openNode(place);
  await expect(openStorage(place, { node: 'this' })).rejects.toMatchObject({ code: 'inUse' });
  await first.close();
  await openNode(place);
});

// Windows knows no such modes.
test.runIf(process.platform !== 'win32')(
  'the data folder is made if need be, for its owner only',
  async () => {
    const outer = await emptyPlace('sqlite');
    const folder = join(outer.kind === 'sqlite' ? outer.folder : '', 'a', 'b');
    await openNode({ kind: 'sqlite', folder });
    expect(statSync(folder).mode & 0o077).toBe(0);
    for (const file of ['altiplano.sqlite', 'altiplano.sqlite-wal']) {
      expect(existsSync(join(folder, file))).toBe(true);
      expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0);
    }
  },
);
