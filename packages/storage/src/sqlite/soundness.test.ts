import {
  appendFileSync,
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from '../open-storage.ts';
import { entriesFrom, newTable } from '../testing/samples.ts';
import { emptyPlace, openNode } from '../testing/temporary-storage.ts';
import { readBeacon } from './beacon.ts';
import { checkSqlite } from './soundness.ts';

/** A folder with a store of one table with so many entries. */
async function storeOf(entries: number) {
  const place = await emptyPlace('sqlite');
  const folder = place.kind === 'sqlite' ? place.folder : '';
  const storage = await openNode(place);
  await storage.tables.create(newTable('a', { entries: entriesFrom(1, entries) }));
  await storage.close();
  return { place, folder, file: join(folder, 'altiplano.sqlite') };
}

test('a database that another process uses is not opened, also when its lock file was deleted', async () => {
  const { place, folder } = await storeOf(1);
  const first = await openNode(place);
  rmSync(join(folder, 'altiplano.lock'));
  await expect(openStorage(place, { node: 'second' })).rejects.toMatchObject({ code: 'inUse' });
  expect(await first.tables.append('a', 1, entriesFrom(2))).toBe('done');
  await first.close();
  expect(await (await openNode(place)).tables.newest('a')).toBe(2);
});

test('a file of 0 bytes is no new store', async () => {
  const { place, folder, file } = await storeOf(1);
  truncateSync(file);
  await expect(openStorage(place, { node: 'n' })).rejects.toMatchObject({
    code: 'damaged',
    figures: { folder },
  });
  expect(statSync(file).size).toBe(0);
});

test.each([
  ['the head of the file', 0],
  ['pages behind the first', 1],
])('%s was overwritten: that is said, and nothing is changed', async (_, page) => {
  const { place, file } = await storeOf(400);
  const handle = openSync(file, 'r+');
  const size = 4096;
  for (let at = page * size; at < statSync(file).size; at += 3 * size)
    writeSync(handle, Buffer.alloc(size, 0x5a), 0, size, at);
  closeSync(handle);
  const before = readFileSync(file);
  await expect(openStorage(place, { node: 'n' })).rejects.toMatchObject({ code: 'damaged' });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a database that has lost what was acknowledged is noticed by what stands beside it', async () => {
  const { place, folder, file } = await storeOf(1);
  copyFileSync(file, `${file}.before`);
  const storage = await openNode(place);
  await storage.tables.append('a', 1, entriesFrom(2, 4));
  await storage.tables.create(newTable('b'));
  await storage.close();
  // As a journal that was cut leaves it: a sound database of an earlier moment.
  copyFileSync(`${file}.before`, file);
  await expect(openStorage(place, { node: 'n' })).rejects.toMatchObject({
    code: 'lostEntries',
    figures: { folder, entries: 4, tables: 2 },
  });
});

test('a beacon that breaks off, or lags, or is gone, is no reason to complain', async () => {
  const { place, folder } = await storeOf(12);
  const beacon = join(folder, 'altiplano.beacon');
  appendFileSync(beacon, 'a 1');
  expect(readBeacon(folder)).toEqual(new Map([['a', 12]]));
  truncateSync(beacon, 4);
  await (await openNode(place)).close();
  appendFileSync(beacon, '\nunknown');
  await (await openNode(place)).close();
  rmSync(beacon);
  await (await openNode(place)).close();
});

test('a SQLite that can damage a store is refused', () => {
  for (const found of ['3.51.3', '3.52.0', '3.53.4', '4.0.0']) checkSqlite(found);
  for (const found of ['3.51.2', '3.50.9', '2.99.99', '']) {
    expect(() => checkSqlite(found)).toThrow(expect.objectContaining({ code: 'oldSqlite' }));
  }
});
