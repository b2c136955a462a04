import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, type Place } from '@altiplano/storage';
import { onEveryPlace, temporaryPlace } from '@altiplano/storage/testing';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runProgram, runWithin } from '../testing/run-program.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'altiplano-cli-backup-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A place that goes with the test, with a person in it who is a guest of the first server. */
async function used(kind: Place['kind']): Promise<Place> {
  const place = await empty(kind);
  const storage = await openStorage(place, { node: 'first' });
  await storage.people.create({ id: 'ana', name: 'Ana', at: 1 }, 'token');
  await storage.close();
  return place;
}

async function empty(kind: Place['kind']): Promise<Place> {
  const { place, remove } = await temporaryPlace(kind);
  onTestFinished(remove);
  return place;
}

/** Runs the program with the environment of a server on this place. */
async function runAt(place: Place, ...args: string[]) {
  vi.stubEnv('DATABASE_URL', place.kind === 'postgres' ? place.url : '');
  vi.stubEnv('DATA_DIR', place.kind === 'sqlite' ? place.folder : '');
  return runWithin(args);
}

onEveryPlace((kind) => {
  test('what backup writes while a server runs, restore puts into an empty store', async () => {
    const [source, target, file] = [await used(kind), await empty(kind), join(folder, 'kept.jsonl.gz')];
    const server = await openStorage(source, { node: 'server' });
    onTestFinished(() => server.close());
    expect(await runAt(source, 'backup', file)).toEqual({
      code: 0,
      out: `written: ${file} (tables: 0, entries in their logs: 0, people: 1)\n`,
      err: '',
    });
    const { code, out } = await runAt(target, 'restore', file, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ file, at: expect.any(Number), tables: 0, entries: 0, people: 1 });
    const restored = await openStorage(target, { node: 'server' });
    expect(await restored.people.byToken('token')).toMatchObject({ name: 'Ana' });
    await restored.close();
  });

  test('restore says in one line why it does not', async () => {
    const [place, file] = [await used(kind), join(folder, 'kept.jsonl')];
    await runAt(place, 'backup', file);
    const again = await runAt(place, 'restore', file);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('this store is not empty') });
    const server = await openStorage(place, { node: 'server' });
    const running = await runAt(place, 'restore', file, '--lang', 'de');
    await server.close();
    expect(running).toMatchObject({
      code: 1,
      err: expect.stringContaining('ein Server benutzt diesen Speicher'),
    });
  });
});

test.each<[string[], string]>([
  [['backup'], 'backup needs a file'],
  [['restore'], 'restore needs a file'],
  [['backup', 'kept', 'twice'], "'twice' is one word too many"],
  [['backup', 'old'], 'old: there is such a file already'],
  [['backup', 'new', '--data', 'nowhere'], 'there is no store here yet'],
  [['backup', 'nowhere/new'], 'nowhere/new.part: there is no such file or folder'],
  [['restore', 'nowhere'], 'nowhere: there is no such file or folder'],
  [['restore', 'old'], 'old: no whole backup, see line 1'],
])('altiplano %s: one line, and exit code 1', async (args, complaint) => {
  const place = await used('sqlite');
  writeFileSync(join(folder, 'old'), 'something else\n');
  const { code, out, err } = await runAt(
    place,
    ...args.map((word, index) =>
      index > 0 && /^[a-z/]+$/.test(word) && word !== 'twice' ? join(folder, word) : word,
    ),
  );
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.replaceAll(`${folder}/`, '')).toContain(complaint);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('something else\n');
});

test('a database that cannot be reached is named without its password', async () => {
  const url = 'postgres://ana:secret@127.0.0.1:1/altiplano';
  const { code, err } = await runAt({ kind: 'postgres', url }, 'backup', join(folder, 'new'));
  expect(code).toBe(1);
  expect(err).toContain('the store cannot be reached: ');
  expect(err).toContain('ECONNREFUSED');
  expect(err).not.toContain('secret');
});

test('the real program does it in a process of its own', async () => {
  const place = await used('sqlite');
  const file = join(folder, 'kept.jsonl');
  const args = ['--data', place.kind === 'sqlite' ? place.folder : ''];
  expect(runProgram(['backup', file, ...args])).toMatchObject({ code: 0, err: '' });
  expect(runProgram(['restore', file, ...args])).toMatchObject({ code: 1, out: '' });
});
