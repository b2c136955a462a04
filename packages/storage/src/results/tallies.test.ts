import { sql } from 'kysely';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '../database/flavour.ts';
import { migrate } from '../database/migrate.ts';
import type { Place } from '../place.ts';
import { databaseOf, patientConfig } from '../postgres/connection.ts';
import { openSqlite } from '../sqlite/sqlite.ts';
import { entriesFrom, newTable, result } from '../testing/samples.ts';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyPlace, openNode } from '../testing/temporary-storage.ts';
import { moduleText } from './module-text.ts';
import { resultOf } from './result-rows.ts';
import type { Result, ResultFilter, ResultGroup, StoredResult, Tally } from './results.ts';
import { tallyQuery } from './tallies.ts';

async function openPlain(place: Place): Promise<{ db: Database; close: () => Promise<void> }> {
  if (place.kind === 'postgres') {
    const db = databaseOf(patientConfig(place.url), 1, () => {});
    return { db, close: () => db.destroy() };
  }
  const { db, unlock } = openSqlite(place.folder);
  return { db, close: () => db.destroy().then(unlock) };
}

/** Does something to the database while no storage has it open. */
async function within<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openPlain(place);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const anyResult = fc.record({
  player: fc.constantFrom<Partial<Result>>(
    { person: 'ana' },
    { person: 'bo' },
    { level: 'easy' },
    { level: 'hard' },
  ),
  role: fc.constantFrom('farmer', 'fisher'),
  modules: fc.constantFrom([], ['missions'], ['traveler', 'missions']),
  seats: fc.constantFrom(2, 3),
  points: fc.integer({ min: -5, max: 90 }),
  rank: fc.constantFrom(1, 2),
});

const GROUPS: readonly ResultGroup[] = ['person', 'level', 'role', 'modules', 'seats'];

const anyFilter: fc.Arbitrary<ResultFilter> = fc.record(
  {
    person: fc.constantFrom('ana', 'nobody'),
    role: fc.constantFrom('farmer', 'fisher'),
    modules: fc.constantFrom([], ['missions', 'traveler']),
    seats: fc.constantFrom(2, 5),
    played: fc.constantFrom('people' as const, 'bots' as const),
  },
  { requiredKeys: [] },
);

function fits(one: Result, { person, role, modules, seats, played }: ResultFilter): boolean {
  return (
    (person === undefined || one.person === person) &&
    (role === undefined || one.role === role) &&
    (modules === undefined || moduleText(one.modules) === moduleText(modules)) &&
    (seats === undefined || one.seats === seats) &&
    (played === undefined || (one.person === undefined) === (played === 'bots'))
  );
}

/** What a tally has to be, from the results alone. */
function expected(
  all: readonly StoredResult[],
  groups: readonly ResultGroup[],
  filter: ResultFilter,
): Tally[] {
  const fitting = all.filter((one) => fits(one, filter));
  const groupOf = (one: Result): (string | number | readonly string[] | null)[] =>
    groups.map((group) => one[group] ?? null);
  const byGroup = new Map<string, StoredResult[]>();
  for (const one of fitting) {
    const key = JSON.stringify(groupOf(one));
    byGroup.set(key, [...(byGroup.get(key) ?? []), one]);
  }
  return [...byGroup.values()].map((some) => ({
    group: groupOf(some[0] as Result),
    games: some.length,
    won: some.filter(({ won }) => won).length,
    points: some.reduce((sum, { points }) => sum + points, 0),
    bestPoints: Math.max(...some.map(({ points }) => points)),
    ranks: some.reduce((sum, { rank }) => sum + rank, 0),
  }));
}

function inOrder(tallies: readonly Tally[]): string[] {
  return tallies.map((tally) => JSON.stringify(tally)).sort();
}

onEveryPlace((kind) => {
  test('every tally is the sum of its results, also where these were there before the tallies', async () => {
    const place = await emptyPlace(kind);
    const storage = await openNode(place);
    for (const [index, some] of fc
      .sample(fc.array(anyResult, { minLength: 1, maxLength: 4 }), 40)
      .entries()) {
      const results = some.map(({ player, ...rest }, seat) =>
        result({ ...rest, ...player, seat, won: rest.rank === 1 }),
      );
      await storage.tables.create(newTable(`${index}`));
      await storage.tables.append(`${index}`, 1, entriesFrom(2), { results });
    }
    await storage.close();
    const grown = await within(place, (db) => db.selectFrom('tallies').selectAll().execute());
    await within(place, async (db) => {
      // What every later version has made.
      for (const table of ['tallies', 'imports', 'proofs']) await db.schema.dropTable(table).execute();
      await sql`delete from store_versions where name <> '0001-start'`.execute(db);
      await migrate(db);
    });
    const filled = await within(place, (db) => db.selectFrom('tallies').selectAll().execute());
    expect(filled.map((row) => JSON.stringify(row)).sort()).toEqual(
      grown.map((row) => JSON.stringify(row)).sort(),
    );

    const all = await within(place, (db) => db.selectFrom('results').selectAll().execute());
    const stored = all.map((row) => resultOf(row));
    const again = await openNode(place);
    await fc.assert(
      fc.asyncProperty(fc.subarray([...GROUPS]), anyFilter, async (groups, filter) => {
        const tallies = await again.results.tally(groups, filter, 500);
        expect(inOrder(tallies)).toEqual(inOrder(expected(stored, groups, filter)));
      }),
      { numRuns: 150 },
    );
  });

  test('statistics read no results, and no more rows after more games of the same people', async () => {
    const place = await emptyPlace(kind);
    const play = async (from: number, to: number): Promise<number> => {
      const { tables, close } = await openNode(place);
      for (let game = from; game < to; game++) {
        await tables.create(newTable(`${game}`));
        await tables.append(`${game}`, 1, entriesFrom(2), { results: [result({ person: 'ana' })] });
      }
      await close();
      const rows = await within(place, (db) => db.selectFrom('tallies').selectAll().execute());
      return rows.length;
    };
    expect(await play(0, 1)).toBe(await play(1, 30));
    await within(place, (db) => db.deleteFrom('results').execute());
    const { results } = await openNode(place);
    expect(await results.tally(['person'], {}, 10)).toMatchObject([{ group: ['ana'], games: 30 }]);
  });
});

interface Step {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

test.each<[ResultGroup[], ResultFilter]>([
  [[], {}],
  [['person'], {}],
  [['person'], { role: 'farmer' }],
  [['person', 'role', 'modules'], {}],
  [['person', 'role'], { seats: 4 }],
  [['role', 'level'], {}],
  [['modules'], { person: 'ana' }],
])('tallies by %j of %j are found by an index, and people in its own order', async (groups, filter) => {
  const place = await emptyPlace('sqlite');
  await (await openNode(place)).close();
  await within(place, async (db) => {
    const query = tallyQuery(db, groups, filter, 10);
    const rows = await query?.explain<Step>(undefined, sql`query plan`);
    if (rows === undefined) throw new Error('nothing is asked');
    const steps = rows.map(({ detail }) => detail);
    const searches = steps.filter((step) => step.includes('tallies'));
    expect(searches.length).toBeGreaterThan(0);
    for (const step of searches)
      expect(step).toMatch(/^SEARCH tallies USING (?:PRIMARY KEY|COVERING INDEX|INDEX)/);
    if (groups.includes('person') && filter.person === undefined) {
      // Sorted before the most are taken, all would have to be read.
      const ofPeople = rows.find(({ detail }) => detail.includes('tallies_most_games'));
      expect(
        rows.filter(({ parent, detail }) => parent === ofPeople?.parent && detail.includes('TEMP B-TREE')),
      ).toEqual([]);
    }
  });
});
