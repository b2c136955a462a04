import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { StorageFault } from '../fault.ts';
import { openEmbedded } from '../sqlite/open-embedded.ts';
import { entriesFrom, newTable } from '../testing/samples.ts';
import { openThreaded } from './open-threaded.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'altiplano-thread-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('what is asked for in one moment is done in its order, each call with its own outcome', async () => {
  const { tables, close } = await openThreaded(folder());
  const outcomes = await Promise.all([
    tables.create(newTable('a')),
    tables.create(newTable('b')),
    tables.create(newTable('a')),
    tables.append('a', 1, entriesFrom(2)),
    tables.append('a', 1, entriesFrom(2)),
    tables.append('c', 1, entriesFrom(2)).catch((error: unknown) => error),
  ]);
  expect(outcomes.slice(0, 5)).toEqual(['done', 'done', 'taken', 'done', 'taken']);
  expect(outcomes[5]).toBeInstanceOf(StorageFault);
  expect(outcomes[5]).toMatchObject({ code: 'unknownTable', figures: { table: 'c' } });
  expect(await tables.newestOf(['a', 'b', 'c'])).toEqual(
    new Map([
      ['a', 2],
      ['b', 1],
    ]),
  );
  await close();
});

test('what was asked for before the end is done, and then the folder is free', async () => {
  const place = folder();
  const storage = await openThreaded(place);
  const done = storage.tables.create(newTable('a'));
  await Promise.all([done, storage.close()]);
  await expect(storage.check()).rejects.toThrow('has ended');
  const again = await openEmbedded(place);
  expect(await again.tables.newest('a')).toBe(1);
  await again.close();
});

test('why it could not be opened is told as it would be without a thread', async () => {
  const place = folder();
  const storage = await openThreaded(place);
  await expect(openThreaded(place)).rejects.toMatchObject({
    name: 'StorageFault',
    code: 'inUse',
    figures: { folder: place },
  });
  await storage.close();
  const file = join(place, 'file');
  writeFileSync(file, '');
  await expect(openThreaded(file)).rejects.toMatchObject({ code: 'EEXIST' });
});

/** Opens a storage whose thread for reading stands still as soon as something is read. */
async function openHeld(place: string) {
  const held = new Int32Array(new SharedArrayBuffer(4));
  const signals = new EventEmitter();
  const standsStill = once(signals, 'still');
  const storage = await openThreaded(place, (data) => {
    const file = data.thread === 'reader' ? '../testing/held-reader.ts' : './storage-worker.ts';
    const worker = new Worker(new URL(file, import.meta.url), { workerData: { ...data, held } });
    worker.on('message', ({ length }: readonly unknown[]) => {
      if (length === 0) signals.emit('still');
    });
    return worker;
  });
  return {
    storage,
    standsStill,
    letGo() {
      Atomics.store(held, 0, 1);
      Atomics.notify(held, 0);
    },
  };
}

test('a long read under way stands before no change', async () => {
  const { storage, standsStill, letGo } = await openHeld(folder());
  onTestFinished(() => storage.close());
  onTestFinished(letGo);
  const { tables, results, people, chat } = storage;
  await tables.create(newTable('a'));
  const reads = Promise.all([
    results.tally(['person'], {}, 10),
    tables.ofPerson('ana', ['lobby'], { limit: 10 }),
    tables.entries('a'),
  ]);
  await standsStill;
  expect(await tables.append('a', 1, entriesFrom(2))).toBe('done');
  await people.create({ id: 'ana', name: 'Ana', at: 1 }, 'token');
  await chat.say('a', { at: 1, person: 'ana', name: 'Ana', text: 'hola' }, 'key');
  letGo();
  const [, , entries] = await reads;
  expect(entries).toEqual(entriesFrom(1, 2));
});
