import { type Kysely, sql } from 'kysely';
import { createTable } from '../create-table.ts';

const DIMENSIONS = ['role', 'modules', 'seats'] as const;
type Dimension = (typeof DIMENSIONS)[number];

const FINEST: readonly Dimension[] = DIMENSIONS;
/** In place of a value over which a row sums. */
const ANY = { role: "'*'", modules: "'*'", seats: '0' } as const;
const COLUMNS = 'cut, who, role, modules, seats, games, won, points, best_points, ranks';
const SUMS = 'sum(games), sum(won), sum(points), max(best_points), sum(ranks)';

/** Every set of dimensions but the whole. */
const COARSER: readonly (readonly Dimension[])[] = [
  [],
  ['role'],
  ['modules'],
  ['seats'],
  ['role', 'modules'],
  ['role', 'seats'],
  ['modules', 'seats'],
];

function cut(kind: string, dimensions: readonly Dimension[]): string {
  return `'${kind}:${dimensions.join(',')}'`;
}

async function fillFinest(db: Kysely<unknown>): Promise<void> {
  const own = 'role, modules, seats, count(*), sum(won), sum(points), max(points), sum(rank)';
  for (const [kind, who, condition] of [
    ['person', 'person', 'person is not null'],
    ['level', "coalesce(level, '')", 'person is null'],
  ] as const) {
    const rows = `select ${cut(kind, FINEST)}, ${who}, ${own} from results where ${condition}`;
    const group = `group by ${who}, role, modules, seats`;
    await sql.raw(`insert into tallies (${COLUMNS}) ${rows} ${group}`).execute(db);
  }
  for (const [kind, of] of [
    ['people', [cut('person', FINEST)]],
    ['bots', [cut('level', FINEST)]],
    ['all', [cut('person', FINEST), cut('level', FINEST)]],
  ] as const) {
    const rows = `select ${cut(kind, FINEST)}, '', role, modules, seats, ${SUMS} from tallies`;
    const group = `where cut in (${of.join(', ')}) group by role, modules, seats`;
    await sql.raw(`insert into tallies (${COLUMNS}) ${rows} ${group}`).execute(db);
  }
}

async function fillCoarser(db: Kysely<unknown>, kind: string): Promise<void> {
  for (const dimensions of COARSER) {
    const values = DIMENSIONS.map((name) => (dimensions.includes(name) ? name : ANY[name]));
    const rows = `select ${cut(kind, dimensions)}, who, ${values.join(', ')}, ${SUMS} from tallies`;
    const group = `where cut = ${cut(kind, FINEST)} group by ${['who', ...dimensions].join(', ')}`;
    await sql.raw(`insert into tallies (${COLUMNS}) ${rows} ${group}`).execute(db);
  }
}

/** Statistics as sums that grow with each finished game, filled from the results that are there. */
export async function tallies(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'tallies',
    {
      cut: 'text',
      who: 'text',
      role: 'text',
      modules: 'text',
      seats: 'number',
      games: 'number',
      won: 'number',
      points: 'number',
      best_points: 'number',
      ranks: 'number',
    },
    ['cut', 'who', 'role', 'modules', 'seats'],
  );
  const { schema } = db;
  await schema
    .createIndex('tallies_most_games')
    .on('tallies')
    .columns(['cut', 'games desc', 'who', 'role', 'modules', 'seats'])
    .execute();
  await schema
    .createIndex('tallies_most_games_of')
    .on('tallies')
    .columns(['cut', 'role', 'modules', 'seats', 'games desc', 'who'])
    .execute();
  await fillFinest(db);
  for (const kind of ['person', 'level', 'people', 'bots', 'all']) await fillCoarser(db, kind);
}
