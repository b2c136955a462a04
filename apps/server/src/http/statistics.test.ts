import { openStorage, type Result } from '@altiplano/storage';
import { statisticsSchema } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { hashOf } from '../people/secrets.ts';
import { startServer, temporaryFolder } from '../testing/started-server.ts';

const ENTRY = { number: 1, at: 1, kind: 'abandoned' } as const;
const TOKEN = 'A'.repeat(43);

/** A store with two finished games of Ana (won, lost) against a bot. */
async function playedFolder(): Promise<string> {
  const folder = temporaryFolder();
  const storage = await openStorage({ kind: 'sqlite', folder }, { node: 'embedded' });
  await storage.people.create({ id: 'ana', name: 'Ana', at: 1 }, hashOf(TOKEN));
  const games = [
    { id: 'one', modules: ['missions'], points: [70, 50] },
    { id: 'two', modules: [], points: [40, 60] },
  ] as const;
  for (const { id, modules, points } of games) {
    const results = points.map((own, seat): Result => {
      const won = own === Math.max(...points);
      const who = seat === 0 ? { person: 'ana' } : { level: 'hard' };
      return { seat, ...who, role: 'farmer', modules, seats: 2, points: own, rank: won ? 1 : 2, won, at: 2 };
    });
    const listing = {
      status: 'finished',
      open: false,
      title: '',
      seatsFree: 0,
      people: ['ana'],
      updated: 2,
      summary: {},
    } as const;
    const outcome = await storage.tables.create({ id, seed: 's', at: 1, entries: [ENTRY], listing, results });
    expect(outcome).toBe('done');
  }
  await storage.close();
  return folder;
}

test('finished games by player, role, modules and level', async () => {
  const browser = (await startServer({ DATA_DIR: await playedFolder() })).browser();
  const ask = async (query: string) => {
    const { json } = await browser.ask('GET', `/api/statistics${query}`, undefined, {
      cookie: `altiplano=${TOKEN}`,
    });
    return statisticsSchema.parse(json).tallies;
  };
  const all = { games: 4, won: 2, points: 220, bestPoints: 70, ranks: 6 };
  const ana = { games: 2, won: 1, points: 110, bestPoints: 70, ranks: 3 };
  expect(await ask('')).toEqual([all]);
  expect(await ask('?by=role')).toEqual([{ role: 'farmer', ...all }]);
  expect(await ask('?of=me')).toEqual([ana]);
  expect(await ask('?by=person&of=people')).toEqual([{ person: { id: 'ana', name: 'Ana' }, ...ana }]);
  expect(await ask('?by=level&of=bots')).toMatchObject([{ level: 'hard', games: 2, won: 1 }]);
  expect(await ask('?by=modules&of=me')).toHaveLength(2);
  expect(await ask('?of=me&modules=missions')).toMatchObject([{ games: 1, won: 1, points: 70 }]);
  expect(await ask('?of=me&modules=base')).toMatchObject([{ games: 1, won: 0, points: 40 }]);
  expect(await ask('?of=me&role=farmer&seats=2&by=role,modules,seats')).toHaveLength(2);
  expect(await ask('?person=nobody&by=role')).toEqual([]);
});
