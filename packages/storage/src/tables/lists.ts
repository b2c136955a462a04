import type { Database } from '../database/flavour.ts';
import { pageOf } from '../database/page-of.ts';
import type { PageRequest } from '../page.ts';
import { listedOf } from './listing-rows.ts';
import type { Tables } from './tables.ts';

/** Listings that are older than the page's mark, newest first, one more than the page shows. */
function listings(db: Database, { limit, after }: PageRequest) {
  const query = db
    .selectFrom('listings')
    .selectAll('listings')
    .orderBy('updated', 'desc')
    .orderBy('table_id', 'desc')
    .limit(limit + 1);
  if (after === undefined) return query;
  return query.where((row) =>
    row(row.refTuple('updated', 'listings.table_id'), '<', row.tuple(after.at, after.id)),
  );
}

/** The lists of tables. */
export function createLists(db: Database): Pick<Tables, 'listing' | 'open' | 'ofPerson'> {
  async function page(query: ReturnType<typeof listings>, request: PageRequest) {
    const found = await listedOf(db, await query.execute());
    return pageOf(found, request, ({ updated, table }) => ({ at: updated, id: table }));
  }

  return {
    async listing(table) {
      const rows = await db.selectFrom('listings').selectAll().where('table_id', '=', table).execute();
      return (await listedOf(db, rows))[0];
    },
    open: (request) =>
      page(listings(db, request).where('status', '=', 'lobby').where('open', '=', 1), request),
    async ofPerson(person, statuses, request) {
      if (statuses.length === 0) return { items: [] };
      const own = db.selectFrom('table_people').select('table_id').where('person', '=', person);
      return page(
        listings(db, request).where('status', 'in', statuses).where('table_id', 'in', own),
        request,
      );
    },
  };
}
