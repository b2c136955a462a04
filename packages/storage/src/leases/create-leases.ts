import type { Database } from '../database/flavour.ts';
import type { SharedWrites } from '../database/shared-writes.ts';
import type { Leases } from './leases.ts';

/** Leases are asked for seconds; what ends later than this, in ms, comes from a clock that was ahead. */
const LONGEST = 120_000;

interface Wish {
  readonly table: string;
  readonly node: string;
  readonly now: number;
  readonly until: number;
}

/** Takes leases for nodes that all ask at the same moment. */
async function takeAt(transaction: Database, now: number, wishes: readonly Wish[]): Promise<Set<string>> {
  const taken = await transaction
    .insertInto('leases')
    .values(wishes.map(({ table, node, until }) => ({ table_id: table, node, until })))
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet((row) => ({ node: row.ref('excluded.node'), until: row.ref('excluded.until') }))
        .where((row) =>
          row.or([
            row('leases.node', '=', row.ref('excluded.node')),
            row('leases.until', '<=', now),
            row('leases.until', '>', now + LONGEST),
          ]),
        ),
    )
    .returning('table_id')
    .execute();
  return new Set(taken.map(({ table_id }) => table_id));
}

async function writeWishes(transaction: Database, wishes: readonly Wish[]): Promise<boolean[]> {
  const granted = new Set<Wish>();
  for (const now of new Set(wishes.map((wish) => wish.now))) {
    const together = wishes.filter((wish) => wish.now === now);
    const taken = await takeAt(transaction, now, together);
    for (const wish of together) if (taken.has(wish.table)) granted.add(wish);
  }
  return wishes.map((wish) => granted.has(wish));
}

export function createLeases(db: Database, shared: SharedWrites): Leases {
  const take = shared.lane<Wish, boolean>({ keyOf: ({ table }) => table, write: writeWishes });
  return {
    take: (table, node, now, until) => take({ table, node, now, until }),
    async renew(node, now, until) {
      const renewed = await db
        .updateTable('leases')
        .set({ until })
        .where('node', '=', node)
        .where('until', '>', now)
        .returning('table_id')
        .execute();
      return renewed.map(({ table_id }) => table_id).sort();
    },
    async release(node, table) {
      const own = db.deleteFrom('leases').where('node', '=', node);
      await (table === undefined ? own : own.where('table_id', '=', table)).execute();
    },
    async rest(table, newest) {
      await db
        .updateTable('heads')
        .set({ due: null })
        .where('table_id', '=', table)
        .where('newest', '=', newest)
        .execute();
    },
    async due(node, now, by, limit) {
      const rows = await db
        .selectFrom('heads')
        .leftJoin('leases', 'leases.table_id', 'heads.table_id')
        .select('heads.table_id')
        .where('heads.due', '<=', by)
        .where((row) =>
          row.or([
            row('leases.node', 'is', null),
            row('leases.node', '=', node),
            row('leases.until', '<=', now),
            row('leases.until', '>', now + LONGEST),
          ]),
        )
        .orderBy('heads.due')
        .orderBy('heads.table_id')
        .limit(limit)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
  };
}
