import { assemble } from '../assemble.ts';
import { migrate } from '../database/migrate.ts';
import type { Storage } from '../storage.ts';
import { databaseOf, nodeConfig } from './connection.ts';
import { openPostgresNews, postgresFlavour } from './postgres.ts';

/** Connections of one node besides the one that listens; appends need one. */
const CONNECTIONS = 8;
/** Reads that can be long have connections of their own: however many are asked for, appends do not wait for one. */
const READING = 2;

/** Opens the storage that several nodes share. */
export async function openShared(
  url: string,
  node: string,
  onTrouble: (trouble: Error) => void,
): Promise<Storage> {
  const db = databaseOf(nodeConfig(url), CONNECTIONS, onTrouble);
  const reads = databaseOf(nodeConfig(url), READING, onTrouble);
  async function destroy(): Promise<void> {
    await Promise.all([db.destroy(), reads.destroy()]);
  }
  try {
    const { news, close } = await openPostgresNews(url, node, db, onTrouble);
    try {
      await migrate(db);
    } catch (error) {
      await close();
      throw error;
    }
    return assemble({
      db,
      reads,
      flavour: postgresFlavour(node),
      news,
      async close() {
        await close();
        await destroy();
      },
    });
  } catch (error) {
    await destroy();
    throw error;
  }
}
