import { sql } from 'kysely';
import { migrate, newestVersion, NO_VERSION, versionOf } from './database/migrate.ts';
import type { Database } from './database/flavour.ts';
import { parseEntry } from './entry.ts';
import { StorageFault } from './fault.ts';
import type { Place } from './place.ts';
import { databaseOf, patientConfig } from './postgres/connection.ts';
import { readBeacon, removeBeacon } from './sqlite/beacon.ts';
import { lostSince } from './sqlite/lost-entries.ts';
import { orDamaged } from './sqlite/soundness.ts';
import { openSqlite, readSqlite } from './sqlite/sqlite.ts';

/** Something that is not as it should be. */
export type StoreProblem =
  /** What the database itself finds wrong. */
  | { readonly kind: 'database'; readonly reason: string }
  /** A log with a hole, or another end than was noted. */
  | { readonly kind: 'log'; readonly table: string }
  | { readonly kind: 'entry'; readonly table: string; readonly reason: string }
  /** Entries that were acknowledged and are not there. */
  | { readonly kind: 'lost'; readonly table: string; readonly acknowledged: number; readonly newest: number }
  /** Statistics that are not the sum of the results. */
  | { readonly kind: 'statistics' };

export interface StoreCheck {
  readonly tables: number;
  readonly entries: number;
  /** At most a hundred. */
  readonly problems: readonly StoreProblem[];
}

const MOST_PROBLEMS = 100;
const ROWS_AT_ONCE = 500;

/** The database's own look at every page and every reference. */
async function pageProblems(db: Database): Promise<StoreProblem[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(db);
  const reasons = rows.map((row) => row.integrity_check).filter((reason) => reason !== 'ok');
  return reasons.map((reason) => ({ kind: 'database', reason }));
}

async function logProblems(db: Database): Promise<StoreProblem[]> {
  const { rows } = await sql<{ table_id: string }>`
    select heads.table_id from heads
    left join (
      select table_id, count(*) as entries, max(number) as last from entries group by table_id
    ) as logs on logs.table_id = heads.table_id
    where coalesce(logs.entries, 0) <> heads.newest or coalesce(logs.last, 0) <> heads.newest
    limit ${MOST_PROBLEMS}`.execute(db);
  return rows.map(({ table_id }) => ({ kind: 'log', table: table_id }));
}

/** Reads every entry of every table; how many there are, and which cannot be read. */
async function entryProblems(db: Database): Promise<{ entries: number; problems: StoreProblem[] }> {
  const problems: StoreProblem[] = [];
  let entries = 0;
  let last = { table_id: '', number: 0 };
  for (;;) {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where((row) => row(row.refTuple('table_id', 'number'), '>', row.tuple(last.table_id, last.number)))
      .orderBy('table_id')
      .orderBy('number')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { table_id: table, number, body } of rows) {
      entries += 1;
      try {
        parseEntry(table, number, body);
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error;
        if (problems.length < MOST_PROBLEMS) problems.push({ kind: 'entry', table, reason: error.message });
      }
    }
    const end = rows.at(-1);
    if (end === undefined) return { entries, problems };
    last = end;
  }
}

async function statisticsProblems(db: Database): Promise<StoreProblem[]> {
  const { rows } = await sql<{ games: number; points: number; counted: number; scored: number }>`
    select (select count(*) from results) as games, (select coalesce(sum(points), 0) from results) as points,
      (select coalesce(sum(games), 0) from tallies where cut = 'all:') as counted,
      (select coalesce(sum(points), 0) from tallies where cut = 'all:') as scored`.execute(db);
  const [row] = rows;
  return row?.games === row?.counted && row?.points === row?.scored ? [] : [{ kind: 'statistics' }];
}

/** A database without any table: there never was a store, or all of it was in a journal that is gone. */
function checkNothing(place: Place): StoreCheck {
  const reached = place.kind === 'sqlite' ? readBeacon(place.folder) : new Map<string, number>();
  if (reached.size === 0) throw new StorageFault('noStore', 'there is no store to check');
  const lost = [...reached].map(([table, acknowledged]) => ({
    kind: 'lost' as const,
    table,
    acknowledged,
    newest: 0,
  }));
  return { tables: 0, entries: 0, problems: lost.slice(0, MOST_PROBLEMS) };
}

async function check(db: Database, place: Place): Promise<StoreCheck> {
  const found = await versionOf(db);
  if (found === NO_VERSION) return checkNothing(place);
  if (found !== newestVersion()) {
    throw new StorageFault('olderStore', `the store has version ${found}: start the server once`, { found });
  }
  const embedded: StoreProblem[] = [];
  if (place.kind === 'sqlite') {
    // Read before the logs: a server that goes on meanwhile only makes these longer.
    const reached = readBeacon(place.folder);
    embedded.push(...(await pageProblems(db)));
    embedded.push(...(await lostSince(db, reached)).map((lost) => ({ kind: 'lost' as const, ...lost })));
  }
  const { entries, problems } = await entryProblems(db);
  const { rows } = await sql<{ count: number }>`select count(*) as count from tables`.execute(db);
  const all = [...embedded, ...(await logProblems(db)), ...problems, ...(await statisticsProblems(db))];
  return { tables: Number(rows[0]?.count), entries, problems: all.slice(0, MOST_PROBLEMS) };
}

/** Looks through everything a store holds, in one moment of it, also while servers work on it. */
export async function checkStore(place: Place): Promise<StoreCheck> {
  const db =
    place.kind === 'sqlite' ? readSqlite(place.folder) : databaseOf(patientConfig(place.url), 1, () => {});
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((moment) => check(moment, place));
  } catch (error) {
    throw place.kind === 'sqlite' ? orDamaged(place.folder, error) : error;
  } finally {
    await db.destroy();
  }
}

/** Lets a store that has lost entries go on with what is there. Refused while a server uses it. */
export async function acceptLoss(folder: string): Promise<void> {
  const { db, unlock } = openSqlite(folder);
  try {
    await migrate(db);
    removeBeacon(folder);
  } finally {
    await db.destroy();
    unlock();
  }
}
