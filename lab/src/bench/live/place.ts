import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '@altiplano/storage';
import { startPostgres } from '@altiplano/storage/testing';

/** An empty store of a run's own, on a real disk, and the settings with which a server finds it. */
export interface LivePlace {
  readonly place: Place;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Not the system's folder for temporary files: that may be in memory, where nothing is durable. */
const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

function sqlitePlace(): LivePlace {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-'));
  return {
    place: { kind: 'sqlite', folder },
    environment: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresPlace(): Promise<LivePlace> {
  const cluster = await startPostgres();
  const url = cluster.url('postgres');
  return {
    place: { kind: 'postgres', url },
    environment: { DATABASE_URL: url },
    remove: () => cluster.stop(),
  };
}

/** A new store of one kind; what is acknowledged in it is on the disk. */
export async function createPlace(kind: Place['kind']): Promise<LivePlace> {
  return kind === 'sqlite' ? sqlitePlace() : postgresPlace();
}
