import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Place } from '../place.ts';
import type { Storage } from '../storage.ts';
import { entriesFrom, listing, newTable, result } from '../testing/samples.ts';
import { needsPostgres, onEveryPlace } from '../testing/temporary-place.ts';
import { emptyPlace, openNode } from '../testing/temporary-storage.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** A file name in a folder that goes with the test. */
function fileNamed(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

const PERSON = { id: 'ana', name: 'Ana "🦙"\n', at: 1 };
const SNAPSHOT = { number: 2, version: '0.1.0', state: { bag: [1, 2, 3] } };
const PACK = { hash: 'h', name: 'Mine', person: 'ana', at: 2, text: '{}' };

async function fill({ tables, people, chat, packs, leases }: Storage): Promise<void> {
  await people.create(PERSON, 'token');
  await people.makeCode('ana', 'code', 9e12);
  await tables.create(newTable('a', { entries: entriesFrom(1, 450), due: 5 }));
  await tables.create(newTable('b'));
  await tables.append('b', 1, entriesFrom(2), {
    listing: listing({ status: 'finished', people: ['ana', 'bo'] }),
    results: [result({ person: 'ana' }), result({ seat: 1, level: 'easy' })],
  });
  await tables.putSnapshot('a', SNAPSHOT);
  for (let index = 1; index <= 3; index++)
    await chat.say('a', { ...PERSON, person: 'ana', text: '¡hola!' }, `${index}`);
  await packs.put(PACK);
  await leases.take('a', 'old node', 0, 9e12);
}

/** Everything that can be asked of a filled storage. */
async function contents({ tables, people, chat, packs, results, leases }: Storage) {
  return {
    logs: [await tables.entries('a'), await tables.entries('b')],
    newest: await tables.newestOf(['a', 'b']),
    seeds: [await tables.seed('a'), await tables.seed('b')],
    listings: [await tables.listing('a'), await tables.listing('b')],
    ofAna: (await tables.ofPerson('ana', ['lobby', 'finished'], { limit: 9 })).items.length,
    snapshot: await tables.snapshot('a'),
    person: await people.byToken('token'),
    chat: await chat.list('a', 9),
    pack: await packs.get('h'),
    results: await results.ofTable('b'),
    due: await leases.due('new node', 6, 6, 9),
  };
}

describe.each([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['postgres', 'postgres'],
] as [Place['kind'], Place['kind']][])('from %s to %s', (from, to) => {
  needsPostgres();

  test('a backup made while the server works is restored whole, without leases and codes', async () => {
    const source = await emptyPlace(from);
    const server = await openNode(source);
    await fill(server);
    const file = fileNamed('backup.jsonl');
    const before = { ...(await contents(server)), due: ['a'] };
    const saved = await backup(source, file, 777);
    await server.tables.append('b', 2, entriesFrom(3));
    expect(saved).toEqual({ at: 777, tables: 2, entries: 452, people: 1 });
    // Windows knows no such modes.
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
    await server.close();

    const target = await emptyPlace(to);
    expect(await restore(target, file)).toEqual(saved);
    const restored = await openNode(target, 'new node');
    expect(await contents(restored)).toEqual(before);
    expect(await restored.people.claimCode('code', 1, 'phone')).toBeUndefined();
    expect(await restored.tables.append('a', 450, entriesFrom(451))).toBe('done');

    const again = fileNamed('again.jsonl');
    await restored.tables.append('b', 2, entriesFrom(3));
    await backup(target, again, 777);
    expect(readFileSync(again, 'utf8').split('\n').length).toBe(
      readFileSync(file, 'utf8').split('\n').length + 2,
    );
  });
});

onEveryPlace((kind) => {
  test('a backup is of one moment, whatever is appended meanwhile', async () => {
    const place = await emptyPlace(kind);
    const server = await openNode(place);
    for (let index = 0; index < 10; index++) await server.tables.create(newTable(`t${index}`));
    const file = fileNamed('backup.jsonl.gz');
    const done = new AbortController();
    const work = (async () => {
      for (let number = 2; !done.signal.aborted; number++) {
        await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            server.tables.append(`t${index}`, number - 1, entriesFrom(number)),
          ),
        );
      }
    })();
    await backup(place, file, 1);
    done.abort();
    await work;
    await server.close();

    const target = await emptyPlace(kind);
    await restore(target, file);
    const { tables } = await openNode(target);
    const newest = await tables.newestOf(Array.from({ length: 10 }, (_, index) => `t${index}`));
    // The ten appends of a moment share a transaction, so a moment has all of them or none.
    expect(new Set(newest.values()).size).toBe(1);
    for (const [table, number] of newest) expect(await tables.entries(table)).toEqual(entriesFrom(1, number));
  });

  test('restoring is refused while a server uses the store, and into one that is not empty', async () => {
    const place = await emptyPlace(kind);
    const server = await openNode(place);
    await fill(server);
    const before = await contents(server);
    const file = fileNamed('backup.jsonl');
    await backup(place, file, 1);
    await expect(restore(place, file)).rejects.toMatchObject({ code: 'inUse' });
    await server.close();
    await expect(restore(place, file)).rejects.toMatchObject({ code: 'notEmpty' });
    expect(await contents(await openNode(place))).toEqual(before);
  });

  test('a store that a server has made but nobody has used can be restored into', async () => {
    const source = await emptyPlace(kind);
    const server = await openNode(source);
    await fill(server);
    const file = fileNamed('backup.jsonl');
    await backup(source, file, 1);
    const target = await emptyPlace(kind);
    await (await openNode(target)).close();
    expect(await restore(target, file)).toMatchObject({ tables: 2 });
  });

  test('a damaged file changes nothing, and the fault names the line', async () => {
    const source = await emptyPlace(kind);
    const server = await openNode(source);
    await fill(server);
    const file = fileNamed('backup.jsonl');
    await backup(source, file, 1);
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n').length;
    const target = await emptyPlace(kind);
    const damages: [string, number, string?][] = [
      ['', 1],
      ['not a backup\n', 1],
      [text.slice(0, -1), lines - 2, 'cutBackup'],
      [text.slice(0, text.length >> 1), -1, 'cutBackup'],
      [text.slice(0, text.indexOf('\n') + 1), 1, 'cutBackup'],
      [text.replace('"seat":0', '"seat":1'), lines - 1],
      [text.replace('["tables",', '["ta bles",'), 2],
      [text.replace('{"altiplano":"backup"', '{"altiplano":"restore"'), 1],
    ];
    for (const [damaged, line, code = 'badBackup'] of damages) {
      writeFileSync(file, damaged);
      const fault = restore(target, file);
      await expect(fault).rejects.toMatchObject({ code });
      if (line > 0) await expect(fault).rejects.toMatchObject({ figures: { line } });
    }
    const zipped = `${file}.gz`;
    writeFileSync(zipped, gzipSync(text).subarray(0, -20));
    await expect(restore(target, zipped)).rejects.toMatchObject({ code: 'cutBackup' });
    const { tables } = await openNode(target);
    expect(await tables.newest('a')).toBeUndefined();
  });
});

test('there must be something to back up, and the file must be new', async () => {
  const place = await emptyPlace('sqlite');
  const file = fileNamed('backup.jsonl');
  await expect(backup(place, file, 1)).rejects.toMatchObject({ code: 'noStore' });
  await (await openNode(place)).close();
  await backup(place, file, 1);
  await expect(backup(place, file, 2)).rejects.toMatchObject({ code: 'fileExists', figures: { file } });
  await expect(restore(place, `${file}.gone`)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a backup of a newer program is refused', async () => {
  const place = await emptyPlace('sqlite');
  for (const change of [{ version: '9999-later' }, { format: 2 }]) {
    const head = `${JSON.stringify({ altiplano: 'backup', format: 1, version: '0001-start', at: 1, ...change })}\n`;
    const tail = `${JSON.stringify({ lines: 1, sha256: createHash('sha256').update(head).digest('hex') })}\n`;
    const file = fileNamed('newer.jsonl.gz');
    writeFileSync(file, gzipSync(head + tail));
    await expect(restore(place, file)).rejects.toMatchObject({ code: 'newerBackup' });
  }
});
