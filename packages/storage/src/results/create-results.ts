import type { Database } from '../database/flavour.ts';
import { pageOf } from '../database/page-of.ts';
import { moduleText, modulesOf, resultOf } from './result-rows.ts';
import type { ResultFilter, Results, Tally } from './results.ts';

/** Results that fit the filter. */
function fitting(db: Database, { person, role, modules, seats, played }: ResultFilter) {
  let query = db.selectFrom('results');
  if (person !== undefined) query = query.where('person', '=', person);
  if (role !== undefined) query = query.where('role', '=', role);
  if (modules !== undefined) query = query.where('modules', '=', moduleText(modules));
  if (seats !== undefined) query = query.where('seats', '=', seats);
  if (played === 'people') query = query.where('person', 'is not', null);
  if (played === 'bots') query = query.where('person', 'is', null);
  return query;
}

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
      const sums = fitting(db, filter)
        .select(({ fn }) => [
          fn.countAll<number>().as('games'),
          fn.sum<number>('won').as('wins'),
          fn.sum<number>('points').as('all_points'),
          fn.max('points').as('best_points'),
          fn.sum<number>('rank').as('ranks'),
        ])
        .having(({ fn }) => fn.countAll(), '>', 0)
        .limit(limit);
      const grouped =
        groups.length === 0 ? sums : sums.select(groups).groupBy(groups).orderBy('games', 'desc');
      const rows = await groups.reduce((query, group) => query.orderBy(group), grouped).execute();
      return rows.map((row): Tally => {
        const values = row as Partial<Record<string, string | number | null>>;
        return {
          group: groups.map((group) => {
            const value = values[group] ?? null;
            return group === 'modules' ? modulesOf(String(value)) : value;
          }),
          games: row.games,
          won: row.wins,
          points: row.all_points,
          bestPoints: row.best_points,
          ranks: row.ranks,
        };
      });
    },
  };
}
