import { assemble } from '../assemble.ts';
import { migrate } from '../database/migrate.ts';
import type { Storage } from '../storage.ts';
import { databaseOf, nodeConfig } from './connection.ts';
import { openPostgresNews, postgresFlavour } from './postgres.ts';

/** Connections of one node besides the one that listens; appends need one. */
const CONNECTIONS = 8;

/** Opens the storage that several nodes share. */
export async function openShared(
  url: string,
  node: string,
  onTrouble: (trouble: Error) => void,
): Promise<Storage> {
  const db = databaseOf(nodeConfig(url), CONNECTIONS, onTrouble);
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
      flavour: postgresFlavour(node),
      news,
      async close() {
        await close();
        await db.destroy();
      },
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
