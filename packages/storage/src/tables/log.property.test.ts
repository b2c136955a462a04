import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesFrom, listing, newTable } from '../testing/samples.ts';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

/** An append as its caller means it: so far behind the newest entry, so many entries. */
const append = fc.record({
  table: fc.nat(3),
  behind: fc.integer({ min: 0, max: 2 }),
  count: fc.integer({ min: 1, max: 3 }),
});
const moments = fc.array(fc.array(append, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });

onEveryPlace((kind) => {
  test('whatever is appended at the same moments, logs and listings are what one after the other would give', async () => {
    const { tables } = await emptyStorage(kind);
    let games = 0;
    const run = async (groups: { table: number; behind: number; count: number }[][]): Promise<void> => {
      games += 1;
      const names = [0, 1, 2, 3].map((index) => `game ${games} table ${index}`);
      for (const name of names) await tables.create(newTable(name, { entries: entriesFrom(1, 3) }));
      const newest = [3, 3, 3, 3];
      for (const group of groups) {
        const expected: string[] = [];
        const seen = [...newest];
        const outcomes = group.map(({ table, behind, count }) => {
          const after = (seen[table] ?? 0) - behind;
          const end = after + count;
          const isFirst = after === newest[table];
          if (isFirst) newest[table] = end;
          expected.push(isFirst ? 'done' : 'taken');
          const beside = { listing: listing({ title: `at ${end}` }) };
          return tables.append(names[table] ?? '', after, entriesFrom(after + 1, end), beside);
        });
        expect(await Promise.all(outcomes)).toEqual(expected);
      }
      for (const [index, name] of names.entries()) {
        const end = newest[index] ?? 0;
        expect(await tables.entries(name)).toEqual(entriesFrom(1, end));
        expect((await tables.listing(name))?.title).toBe(end === 3 ? listing().title : `at ${end}`);
      }
    };
    await fc.assert(fc.asyncProperty(moments, run), { numRuns: 15 });
  });
});
