import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStorage, type Place } from '@altiplano/storage';
import { onEveryPlace, temporaryPlace } from '@altiplano/storage/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runWithin } from '../testing/run-program.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const LISTING = {
  status: 'finished',
  open: false,
  title: '',
  seatsFree: 0,
  people: [],
  updated: 2,
  summary: {},
} as const;
const RESULT = {
  seat: 0,
  person: 'ana',
  role: 'farmer',
  modules: [],
  seats: 2,
  points: 7,
  rank: 1,
  won: true,
  at: 2,
} as const;
const ENTRY = { number: 1, at: 1, kind: 'abandoned' } as const;

/** Puts a finished game of one entry into a place. */
async function play(place: Place, id: string): Promise<void> {
  const storage = await openStorage(place, { node: 'first' });
  await storage.tables.create({
    id,
    seed: 's',
    at: 1,
    entries: [ENTRY],
    listing: LISTING,
    results: [RESULT],
  });
  await storage.close();
}

async function runAt(place: Place, ...args: string[]) {
  vi.stubEnv('DATABASE_URL', place.kind === 'postgres' ? place.url : '');
  vi.stubEnv('DATA_DIR', place.kind === 'sqlite' ? place.folder : '');
  return runWithin(['check', ...args]);
}

onEveryPlace((kind) => {
  test('a sound store is called so, also while a server works on it', async () => {
    const { place, remove } = await temporaryPlace(kind);
    onTestFinished(remove);
    await play(place, 'one');
    const server = await openStorage(place, { node: 'server' });
    const said = await runAt(place);
    await server.close();
    expect(said).toEqual({ code: 0, out: 'tables: 1, entries: 1, all sound\n', err: '' });
  });
});

/** A data folder with one finished game, and a way to meddle with its database. */
async function meddled(...commands: string[]): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = { kind: 'sqlite', folder } as const;
  await play(place, 'one');
  const database = new DatabaseSync(join(folder, 'altiplano.sqlite'));
  for (const command of commands) database.exec(command);
  database.close();
  return place;
}

test.each([
  [`update entries set body = '{}'`, 'table one: entry 1 of table one cannot be read'],
  [`delete from entries`, 'table one: its log has a hole'],
  [`update tallies set points = 8 where cut = 'all:'`, 'the statistics are not the sum of the results'],
])('after %s check says what is wrong', async (command, line) => {
  const { code, out } = await runAt(await meddled(command));
  expect(code).toBe(1);
  expect(out).toContain(line);
  expect(out).toContain('problems: 1');
});

test('what was lost is named, and can be accepted', async () => {
  const place = await meddled();
  const file = join(place.kind === 'sqlite' ? place.folder : '', 'altiplano.sqlite');
  copyFileSync(file, `${file}.before`);
  await play(place, 'two');
  copyFileSync(`${file}.before`, file);
  expect(await runAt(place)).toMatchObject({
    code: 1,
    out: expect.stringContaining('table two: entry 1 was acknowledged, the log ends at 0'),
  });
  await expect(openStorage(place, { node: 'n' })).rejects.toMatchObject({ code: 'lostEntries' });
  expect(await runAt(place, '--accept')).toMatchObject({
    code: 0,
    out: expect.stringContaining('all sound'),
  });
  await (await openStorage(place, { node: 'n' })).close();
});

test('a store of which nothing was left but its first page is no new one', async () => {
  const place = await meddled();
  const file = join(place.kind === 'sqlite' ? place.folder : '', 'altiplano.sqlite');
  rmSync(file);
  // As the first journal leaves it that is deleted before anything of it was taken over.
  const empty = new DatabaseSync(file);
  empty.exec('pragma user_version = 1');
  empty.close();
  expect(await runAt(place)).toMatchObject({
    code: 1,
    out: expect.stringContaining('table one: entry 1 was acknowledged, the log ends at 0'),
  });
});
