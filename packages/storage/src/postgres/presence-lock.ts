import type { Client } from 'pg';
import { StorageFault } from '../fault.ts';

/** Any number, the same in every version: locks of this number in this database are ours. */
const LOCK = 4_170_018;

async function lock(client: Client, how: string, message: string): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(`select ${how}($1) as locked`, [LOCK]);
  if (rows[0]?.locked !== true) throw new StorageFault('inUse', message);
}

/** Says, as long as the connection lasts, that a node runs on this database; refused during a restore. */
export function lockAsNode(client: Client): Promise<void> {
  return lock(client, 'pg_try_advisory_lock_shared', 'the database is being restored from a backup');
}

/** Takes the database for this connection alone; refused while a node runs on it. */
export function lockAlone(client: Client): Promise<void> {
  return lock(client, 'pg_try_advisory_lock', 'a server runs on this database, or it is being restored');
}
