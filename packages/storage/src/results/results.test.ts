import { expect, test } from 'vitest';
import type { Storage } from '../storage.ts';
import { entriesFrom, newTable, result } from '../testing/samples.ts';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

/** Three finished games: Ana wins two of three, a bot one. */
async function threeGames({ tables }: Storage): Promise<void> {
  const games = [
    { at: 1, modules: ['traveler', 'missions'], ana: 70, bot: 50 },
    { at: 2, modules: ['missions', 'traveler'], ana: 40, bot: 65 },
    { at: 3, modules: [], ana: 90, bot: 80 },
  ];
  for (const { at, modules, ana, bot } of games) {
    const id = `game ${at}`;
    const won = ana > bot;
    await tables.create(newTable(id));
    await tables.append(id, 1, entriesFrom(2), {
      results: [
        result({
          at,
          modules,
          seat: 0,
          person: 'ana',
          role: at === 1 ? 'farmer' : 'stonecutter',
          points: ana,
          won,
          rank: won ? 1 : 2,
        }),
        result({ at, modules, seat: 1, level: 'hard', points: bot, won: !won, rank: won ? 2 : 1 }),
      ],
    });
  }
}

onEveryPlace((kind) => {
  test("a person's results, newest first, in pages", async () => {
    const storage = await emptyStorage(kind);
    await threeGames(storage);
    const first = await storage.results.ofPerson('ana', { limit: 2 });
    expect(first.items.map(({ table, points, modules }) => [table, points, modules])).toEqual([
      ['game 3', 90, []],
      ['game 2', 40, ['missions', 'traveler']],
    ]);
    const second = await storage.results.ofPerson('ana', { limit: 2, after: first.next! });
    expect(second.items.map(({ table }) => table)).toEqual(['game 1']);
    expect(second.next).toBeUndefined();
  });

  test('tallies over everything, by person, by role and by set of modules', async () => {
    const storage = await emptyStorage(kind);
    expect(await storage.results.tally([], {}, 10)).toEqual([]);
    expect(await storage.results.tally(['role'], {}, 10)).toEqual([]);
    await threeGames(storage);
    const { tally } = storage.results;
    expect(await tally([], {}, 10)).toEqual([
      { group: [], games: 6, won: 3, points: 395, bestPoints: 90, ranks: 9 },
    ]);
    expect(await tally(['person'], { played: 'people' }, 10)).toEqual([
      { group: ['ana'], games: 3, won: 2, points: 200, bestPoints: 90, ranks: 4 },
    ]);
    expect(await tally(['level', 'seats'], { played: 'bots' }, 10)).toEqual([
      { group: ['hard', 2], games: 3, won: 1, points: 195, bestPoints: 80, ranks: 5 },
    ]);
    const byRole = await tally(['role'], { person: 'ana' }, 10);
    expect(byRole.map(({ group, games }) => [...group, games])).toEqual([
      ['stonecutter', 2],
      ['farmer', 1],
    ]);
    const byModules = await tally(['modules'], { person: 'ana' }, 10);
    expect(byModules.map(({ group, won }) => [...group, won])).toEqual([
      [['missions', 'traveler'], 1],
      [[], 1],
    ]);
    const both = await tally(['modules', 'person'], {}, 10);
    expect(both).toHaveLength(4);
    expect(both.map(({ group }) => group[1])).toContain(null);
    expect(await tally(['role'], { modules: ['traveler', 'missions'], role: 'farmer' }, 1)).toHaveLength(1);
  });
});
