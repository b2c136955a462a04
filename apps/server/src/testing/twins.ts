import { type Pack, packHash, shippedPack } from '@altiplano/pack';
import { type Entry, type TableSettingsInput, tableSettingsSchema } from '@altiplano/protocol';
import { openStorage, type Snapshot } from '@altiplano/storage';
import { foldTable, openTable } from '@altiplano/table';
import { onTestFinished } from 'vitest';
import { createLog } from '../logs/logger.ts';
import { hashOf } from '../people/secrets.ts';
import { createServer } from '../serve.ts';
import { listingOf } from '../tables/hosted/listing-of.ts';
import { type Browser, createBrowser } from './browser.ts';
import { connectSocket, type SocketClient } from './socket-client.ts';
import { temporaryFolder, testSettings } from './started-server.ts';

/** Those who sit down, by seat, then one who looks on and one who has nothing to do with it. */
const PEOPLE = ['Ann', 'Bob', 'Cem', 'Dea', 'Eve', 'Sid', 'Tom'] as const;
export type Name = (typeof PEOPLE)[number];
export const SEATED = PEOPLE.slice(0, 5);

export const START = 1_700_000_000_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/** A table that is there before the server starts. */
export interface Prepared {
  readonly id: string;
  readonly seed: string;
  readonly entries: readonly Entry[];
  readonly snapshot?: Snapshot;
  readonly pack: Pack;
}

/** One of two servers that differ in nothing but what is done there in secret. */
export interface House {
  readonly address: string;
  connect(name: Name): Promise<SocketClient>;
  browser(name: Name | null): Browser;
  readonly logged: () => string;
}

/** Two servers with the same people, tables, seeds and time. */
export interface Twins {
  readonly houses: readonly [House, House];
  now(): number;
  /** Time goes on at both by so many milliseconds. */
  wait(milliseconds: number): void;
}

export function idOf(name: Name): string {
  return name.toLowerCase();
}

function tokenOf(name: Name): string {
  return name.toLowerCase().padEnd(43, '-');
}

/** A table in its lobby, opened by Ann. */
export function preparedTable(id: string, settings: TableSettingsInput, pack: Pack = shippedPack): Prepared {
  const seed = `the seed of ${id}`;
  const entries = openTable(
    { pack, seed },
    { settings: tableSettingsSchema.parse(settings), host: { id: idOf('Ann'), name: 'Ann' }, at: START },
  );
  if ('code' in entries) throw new Error(entries.code);
  return { id, seed, entries, pack };
}

async function furnish(folder: string, tables: readonly Prepared[]): Promise<void> {
  const storage = await openStorage({ kind: 'sqlite', folder }, { node: 'furnisher' });
  for (const name of PEOPLE) {
    await storage.people.create({ id: idOf(name), name, at: START }, hashOf(tokenOf(name)));
  }
  for (const { id, seed, entries, snapshot, pack } of tables) {
    const table = foldTable({ pack, seed }, entries);
    const text = JSON.stringify(pack);
    await storage.packs.put({ hash: packHash(pack), name: '{}', person: '', at: START, text });
    await storage.tables.create({ id, seed, at: START, entries, listing: listingOf(table) });
    if (snapshot !== undefined) await storage.tables.putSnapshot(id, snapshot);
  }
  await storage.close();
}

/** Starts a server with these tables, where time goes on only as it is told. */
export async function startHouse(tables: readonly Prepared[], now: () => number): Promise<House> {
  const folder = temporaryFolder();
  await furnish(folder, tables);
  const lines: string[] = [];
  const settings = testSettings({ DATA_DIR: folder });
  const log = createLog(settings.logLevel, { write: (line: string) => void lines.push(line) });
  // Nothing happens just because time goes on.
  const rhythm = { outage: NEVER, away: NEVER, silence: NEVER };
  const server = await createServer({
    settings,
    log,
    clock: { now, ticks: now },
    storageThread: false,
    rhythm,
  });
  onTestFinished(() => server.close());
  const browser = (name: Name | null): Browser => {
    const plain = createBrowser(server.address);
    const cookie = name === null ? '' : `altiplano=${tokenOf(name)}`;
    return {
      cookies: () => cookie,
      ask: (method, path, body, headers = {}) =>
        plain.ask(method, path, body, name === null ? headers : { cookie, ...headers }),
    };
  };
  return {
    address: server.address,
    browser,
    connect: (name) => connectSocket(server.address, browser(name)),
    logged: () => lines.join(''),
  };
}

/** Starts both, each with its own tables. */
export async function startTwins(one: readonly Prepared[], two: readonly Prepared[] = one): Promise<Twins> {
  let time = START + 1000;
  const now = (): number => time;
  return {
    houses: [await startHouse(one, now), await startHouse(two, now)],
    now,
    wait: (milliseconds) => void (time += milliseconds),
  };
}
