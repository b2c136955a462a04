import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageFault } from '../fault.ts';

const BUSY = 5;

export function sqliteCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode : undefined;
}

/**
 * Takes the data folder for this process alone and returns how to give it back. It is a lock of the system on an empty
 * SQLite file: it ends with the process, however that ends, so none can be left over.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'altiplano.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== BUSY) throw error;
    throw new StorageFault('inUse', `another process uses the data folder ${folder}`, { folder }, error);
  }
  return () => lock.close();
}
