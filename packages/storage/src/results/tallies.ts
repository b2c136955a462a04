import { type Insertable, sql } from 'kysely';
import { chunks } from '../database/chunks.ts';
import type { Database } from '../database/flavour.ts';
import type { Schema } from '../database/schema.ts';
import { moduleText } from './module-text.ts';
import type { Result, ResultFilter, ResultGroup } from './results.ts';

type Row = Insertable<Schema['tallies']>;

const DIMENSIONS = ['role', 'modules', 'seats'] as const;
type Dimension = (typeof DIMENSIONS)[number];

/** Whose seats a tally sums over: everybody's, all people's, all bots', or those of one person or level. */
type Kind = 'all' | 'people' | 'bots' | 'person' | 'level';

/** In place of a value over which a row sums; no role and no module has such a name. */
const ANY = { role: '*', modules: '*', seats: 0 } as const;

/**
 * Rows from which one question picks at most: of more people, those with the most games count. Everything else that a
 * tally is cut by has few values.
 */
const MOST_READ = 10_000;

const SUBSETS: readonly (readonly Dimension[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((set) =>
  DIMENSIONS.filter((_, bit) => (set & (1 << bit)) !== 0),
);

function cutOf(kind: Kind, dimensions: readonly Dimension[]): string {
  return `${kind}:${dimensions.join(',')}`;
}

function kindsOf({ person, level }: Result): (readonly [Kind, string])[] {
  const own =
    person === undefined
      ? ([
          ['bots', ''],
          ['level', level ?? ''],
        ] as const)
      : ([
          ['people', ''],
          ['person', person],
        ] as const);
  return [['all', ''], ...own];
}

/** The rows to which a result adds. */
function rowsOf(result: Result): Row[] {
  const { role, modules, seats, won, points, rank } = result;
  const values = { role, modules: moduleText(modules), seats };
  return kindsOf(result).flatMap(([kind, who]) =>
    SUBSETS.map((dimensions) => ({
      cut: cutOf(kind, dimensions),
      who,
      ...ANY,
      ...Object.fromEntries(dimensions.map((name) => [name, values[name]])),
      games: 1,
      won: won ? 1 : 0,
      points,
      best_points: points,
      ranks: rank,
    })),
  );
}

function together(one: Row, other: Row): Row {
  return {
    ...one,
    games: one.games + other.games,
    won: one.won + other.won,
    points: one.points + other.points,
    best_points: Math.max(one.best_points, other.best_points),
    ranks: one.ranks + other.ranks,
  };
}

/** One row for each key, in the keys' order, in which nodes do not wait for each other in a ring. */
function summed(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify([row.cut, row.who, row.role, row.modules, row.seats]);
    const one = sums.get(key);
    sums.set(key, one === undefined ? row : together(one, row));
  }
  return [...sums.keys()].sort().flatMap((key) => sums.get(key) ?? []);
}

/** Lets the tallies grow by results, in the transaction that stores these. */
export async function addToTallies(transaction: Database, results: readonly Result[]): Promise<void> {
  for (const some of chunks(summed(results.flatMap((result) => rowsOf(result))))) {
    await transaction
      .insertInto('tallies')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['cut', 'who', 'role', 'modules', 'seats']).doUpdateSet((row) => ({
          games: row('tallies.games', '+', row.ref('excluded.games')),
          won: row('tallies.won', '+', row.ref('excluded.won')),
          points: row('tallies.points', '+', row.ref('excluded.points')),
          best_points: row
            .case()
            .when('excluded.best_points', '>', row.ref('tallies.best_points'))
            .then(row.ref('excluded.best_points'))
            .else(row.ref('tallies.best_points'))
            .end(),
          ranks: row('tallies.ranks', '+', row.ref('excluded.ranks')),
        })),
      )
      .execute();
  }
}

/** The kinds of rows that together count every seat in question once, split as the groups want it. */
function kindsFor(groups: readonly ResultGroup[], { person, played }: ResultFilter): Kind[] {
  const [ofPeople, ofBots] = [played !== 'bots', played !== 'people'];
  if (person !== undefined) return ofPeople ? ['person'] : [];
  const byPerson = groups.includes('person');
  const byLevel = groups.includes('level');
  if (!byPerson && !byLevel) return [played ?? 'all'];
  const people: Kind = byPerson ? 'person' : 'people';
  const bots: Kind = byLevel ? 'level' : 'bots';
  return [...(ofPeople ? [people] : []), ...(ofBots ? [bots] : [])];
}

/** The rows of one kind, with the columns by which can be grouped. */
function rowsOfKind(
  db: Database,
  kind: Kind,
  groups: readonly ResultGroup[],
  filter: ResultFilter,
  limit: number,
) {
  const values = {
    role: filter.role,
    modules: filter.modules === undefined ? undefined : moduleText(filter.modules),
    seats: filter.seats,
  };
  const dimensions = DIMENSIONS.filter((name) => groups.includes(name) || values[name] !== undefined);
  const [nobody, who] = [sql<string | null>`cast(null as text)`, sql<string | null>`nullif(who, '')`];
  let rows = db
    .selectFrom('tallies')
    .select(['role', 'modules', 'seats', 'games', 'won', 'points', 'best_points', 'ranks'])
    .select([(kind === 'person' ? who : nobody).as('person'), (kind === 'level' ? who : nobody).as('level')])
    .where('cut', '=', cutOf(kind, dimensions));
  if (filter.person !== undefined) rows = rows.where('who', '=', filter.person);
  else if (kind === 'person') {
    // The rows of all people are read in an index's own order: what is equal stands in it before the number of games.
    const isFree = dimensions.some((name) => values[name] === undefined);
    const isPicked = dimensions.some((name) => values[name] !== undefined);
    if (!isFree) for (const name of DIMENSIONS) rows = rows.where(name, '=', values[name] ?? ANY[name]);
    rows = rows.orderBy('games', 'desc').orderBy('who');
    if (isFree) for (const name of DIMENSIONS) rows = rows.orderBy(name);
    rows = rows.limit(isFree && isPicked ? MOST_READ : limit);
  }
  let fitting = db.selectFrom(rows.as('counted')).selectAll();
  for (const name of DIMENSIONS) {
    const value = values[name];
    if (value !== undefined) fitting = fitting.where(name, '=', value);
  }
  return fitting;
}

/** Sums over results by groups, read from tallies; null if no result can fit the filter. */
export function tallyQuery(
  db: Database,
  groups: readonly ResultGroup[],
  filter: ResultFilter,
  limit: number,
) {
  const [first, ...others] = kindsFor(groups, filter).map((kind) =>
    rowsOfKind(db, kind, groups, filter, limit),
  );
  if (first === undefined) return null;
  const rows = others.reduce((all, some) => all.unionAll(some), first);
  const sums = db
    .selectFrom(rows.as('rows'))
    .select(({ fn }) => [
      fn.sum<number>('games').as('games'),
      fn.sum<number>('won').as('won'),
      fn.sum<number>('points').as('points'),
      fn.max('best_points').as('best_points'),
      fn.sum<number>('ranks').as('ranks'),
    ])
    .having(({ fn }) => fn.countAll(), '>', 0)
    .limit(limit);
  const grouped =
    groups.length === 0
      ? sums
      : sums
          .select(groups)
          .groupBy(groups)
          .orderBy(({ fn }) => fn.sum('games'), 'desc');
  return groups.reduce((query, group) => query.orderBy(group), grouped);
}
