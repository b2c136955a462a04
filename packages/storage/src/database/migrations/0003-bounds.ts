import type { Kysely } from 'kysely';
import { createTable } from '../create-table.ts';

/** What keeps a store within bounds: records known by their hash, and a row by which it proves that there is room. */
export async function bounds(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'imports', { person: 'text', digest: 'text', table_id: 'text' }, [
    'person',
    'digest',
  ]);
  await createTable(db, 'proofs', { id: 'number', text: 'text' }, ['id']);
}
