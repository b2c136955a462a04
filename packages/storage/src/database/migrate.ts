import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StorageFault } from '../fault.ts';
import type { Database } from './flavour.ts';
import { MIGRATIONS } from './migrations.ts';
import { KEYS } from './schema.ts';

const DONE = 'store_versions';
const LOCK = 'store_version_lock';

/** The version of a store without anything in it. */
export const NO_VERSION = '';

/** Migrations that have been carried out, oldest first. */
async function done(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === DONE)) return [];
  const plain = db as unknown as Kysely<Record<typeof DONE, { name: string }>>;
  const rows = await plain.selectFrom(DONE).select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** The store's version, checked to be one that this program knows. */
export async function versionOf(db: Database): Promise<string> {
  const names = await done(db);
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) {
    const known = newestVersion();
    throw new StorageFault(
      'newerStore',
      `the store has version ${unknown}, this program only knows versions up to ${known}: use a newer program`,
      { found: unknown, known },
    );
  }
  return names.at(-1) ?? NO_VERSION;
}

/** The version that this program works with. */
export function newestVersion(): string {
  return Object.keys(MIGRATIONS).at(-1) ?? NO_VERSION;
}

/** Brings the store to a version, the newest unless another is named, whole or not at all. */
export async function migrate(db: Database, version = newestVersion()): Promise<void> {
  await versionOf(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    migrationTableName: DONE,
    migrationLockTableName: LOCK,
  });
  const { error } = await migrator.migrateTo(version);
  if (error !== undefined) throw error;
}

/** Removes every table of a store of the newest version. */
export async function dropStore(db: Database): Promise<void> {
  for (const table of Object.keys(KEYS).reverse()) await db.schema.dropTable(table).execute();
  for (const table of [DONE, LOCK]) await db.schema.dropTable(table).execute();
}
