import type { Database } from '../database/flavour.ts';
import { pageOf } from '../database/page-of.ts';
import { modulesOf } from './module-text.ts';
import { resultOf } from './result-rows.ts';
import type { Results, Tally } from './results.ts';
import { tallyQuery } from './tallies.ts';

export function createResults(db: Database): Results {
  return {
    async ofPerson(person, request) {
      const { limit, after } = request;
      const newest = db
        .selectFrom('results')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .orderBy('table_id', 'desc')
        .limit(limit + 1);
      const query =
        after === undefined
          ? newest
          : newest.where((row) => row(row.refTuple('at', 'table_id'), '<', row.tuple(after.at, after.id)));
      const found = (await query.execute()).map((row) => resultOf(row));
      return pageOf(found, request, ({ at, table }) => ({ at, id: table }));
    },
    async ofTable(table) {
      const rows = await db
        .selectFrom('results')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map((row) => resultOf(row));
    },
    async tally(groups, filter, limit) {
      const query = tallyQuery(db, groups, filter, limit);
      const rows = query === null ? [] : await query.execute();
      return rows.map((row): Tally => {
        const values = row as Partial<Record<string, string | number | null>>;
        return {
          group: groups.map((group) => {
            const value = values[group] ?? null;
            return group === 'modules' ? modulesOf(String(value)) : value;
          }),
          games: row.games,
          won: row.won,
          points: row.points,
          bestPoints: row.best_points,
          ranks: row.ranks,
        };
      });
    },
  };
}
