import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@altiplano/protocol';
import { openStorage, type Place, type Storage } from '@altiplano/storage';
import { ownCpu } from './figures.ts';

interface Speed {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

const [environment = '{}', tables = '1', seconds = '1'] = process.argv.slice(2);
const { DATA_DIR: folder, DATABASE_URL: url } = JSON.parse(environment) as Record<string, string>;
const place: Place =
  url === undefined ? { kind: 'sqlite', folder: join(folder ?? '', 'bare') } : { kind: 'postgres', url };

/** A move, as long as most. */
function entryOf(number: number): Entry {
  const move = { type: 'place', site: 'forest', thing: 'food' } as const;
  const key = { person: 'AAAAAAAAAAAAAAAAAAAAAA', id: 'm1234567' };
  return { number, at: 1_700_000_000_000 + number, kind: 'played', seat: 1, move, by: 'person', key };
}

async function timed(run: (until: number) => Promise<number>): Promise<Speed> {
  const cpu = ownCpu();
  const began = performance.now();
  const count = await run(began + Number(seconds) * 1000);
  const took = (performance.now() - began) / 1000;
  return { perSecond: count / took, cpuMicroseconds: ((ownCpu() - cpu) * 1e6) / count };
}

async function createLog(storage: Storage, id: string): Promise<void> {
  const [at, people] = [0, [] as string[]];
  const listing = { status: 'running', open: false, title: '', seatsFree: 0, people, updated: at } as const;
  const created = await storage.tables.create({
    id,
    seed: id,
    at,
    entries: [entryOf(1)],
    listing: { ...listing, summary: {} },
  });
  if (created !== 'done') throw new Error(created);
}

/** So many logs grow at once, each waiting for its last append. */
async function append(storage: Storage, logs: number, name: string): Promise<Speed> {
  for (let log = 0; log < logs; log++) await createLog(storage, `${name} ${log}`);
  return timed(async (until) => {
    let count = 0;
    const grow = async (log: number): Promise<void> => {
      for (let number = 1; performance.now() < until; number++, count++) {
        await storage.tables.append(`${name} ${log}`, number, [entryOf(number + 1)]);
      }
    };
    await Promise.all(Array.from({ length: logs }, (_, log) => grow(log)));
    return count;
  });
}

const ROWS = 100;

/** As durable as the store, without any of our code. */
async function appendBare(file: string): Promise<Speed> {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  db.exec(
    'create table entries (log text, number integer, body text, primary key (log, number)) without rowid',
  );
  const insert = db.prepare('insert into entries values (?, ?, ?)');
  const speed = await timed(async (until) => {
    let count = 0;
    while (performance.now() < until) {
      db.exec('begin');
      for (let row = 0; row < ROWS; row++, count++) {
        insert.run(`AAAAAAAAAAAAAAAAAAAAAA${row}`, count, JSON.stringify(entryOf(count + 1)));
      }
      db.exec('commit');
    }
    return count;
  });
  db.close();
  return speed;
}

const storage = await openStorage(place, { node: 'appends' });
const alone = await append(storage, 1, 'alone');
const together = await append(storage, Number(tables), 'together');
await storage.close();
const bare = place.kind === 'sqlite' ? await appendBare(join(place.folder, 'bare.sqlite')) : null;
process.send?.({ alone, together, bare });
process.disconnect();
