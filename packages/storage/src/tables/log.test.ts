import { expect, test } from 'vitest';
import { entriesFrom, listing, newTable, result } from '../testing/samples.ts';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyPlace, emptyStorage, openNode } from '../testing/temporary-storage.ts';

onEveryPlace((kind) => {
  test('of the same record a person has one table, also if it is brought twice at once', async () => {
    const { tables } = await emptyStorage(kind);
    const imported = { person: 'ana', digest: 'd' };
    const outcomes = await Promise.all([
      tables.create(newTable('a', { imported })),
      tables.create(newTable('b', { imported })),
      tables.create(newTable('c', { imported: { ...imported, person: 'bo' } })),
    ]);
    expect(outcomes).toEqual(['done', 'taken', 'done']);
    expect(await tables.create(newTable('d', { imported }))).toBe('taken');
    expect(await tables.imports('ana')).toEqual(new Map([['d', 'a']]));
    expect(await tables.newestOf(['a', 'b', 'c', 'd'])).toEqual(
      new Map([
        ['a', 1],
        ['c', 1],
      ]),
    );
  });

  test('a table is created once; an id that is taken changes nothing', async () => {
    const { tables } = await emptyStorage(kind);
    expect(await tables.create(newTable('a', { entries: entriesFrom(1, 3) }))).toBe('done');
    expect(await tables.create(newTable('a', { seed: 'other' }))).toBe('taken');
    expect(await tables.seed('a')).toBe('seed of a');
    expect(await tables.newest('a')).toBe(3);
    expect(await tables.entries('a')).toEqual(entriesFrom(1, 3));
  });

  test('of an unknown table there is nothing', async () => {
    const { tables } = await emptyStorage(kind);
    expect(await tables.seed('x')).toBeUndefined();
    expect(await tables.newest('x')).toBeUndefined();
    expect(await tables.entries('x')).toEqual([]);
    expect(await tables.snapshot('x')).toBeUndefined();
    expect(await tables.listing('x')).toBeUndefined();
    await expect(tables.append('x', 0, entriesFrom(1))).rejects.toMatchObject({
      code: 'unknownTable',
      figures: { table: 'x' },
    });
  });

  test('entries are appended after the newest one and read from any number on', async () => {
    const { tables } = await emptyStorage(kind);
    await tables.create(newTable('a'));
    expect(await tables.append('a', 1, entriesFrom(2, 4))).toBe('done');
    expect(await tables.append('a', 4, entriesFrom(5))).toBe('done');
    expect(await tables.entries('a')).toEqual(entriesFrom(1, 5));
    expect(await tables.entries('a', 4)).toEqual(entriesFrom(4, 5));
    expect(await tables.entries('a', 6)).toEqual([]);
  });

  test('an append after an older entry is taken, and nothing that came with it is written', async () => {
    const { tables, results } = await emptyStorage(kind);
    await tables.create(newTable('a', { entries: entriesFrom(1, 2) }));
    const beside = { listing: listing({ title: 'late' }), due: 7, results: [result()] };
    expect(await tables.append('a', 1, entriesFrom(2, 3), beside)).toBe('taken');
    expect(await tables.newest('a')).toBe(2);
    expect((await tables.listing('a'))?.title).toBe('Lake Titicaca');
    expect(await results.ofTable('a')).toEqual([]);
  });

  test('numbers that do not follow on are our own mistake', async () => {
    const { tables } = await emptyStorage(kind);
    await tables.create(newTable('a'));
    const fault = { code: 'badNumbers' };
    await expect(tables.append('a', 1, entriesFrom(3))).rejects.toMatchObject(fault);
    await expect(tables.append('a', 1, [])).rejects.toMatchObject(fault);
    await expect(tables.append('a', 5, entriesFrom(6))).rejects.toMatchObject(fault);
    await expect(tables.create(newTable('b', { entries: entriesFrom(2) }))).rejects.toMatchObject(fault);
    expect(await tables.entries('a')).toEqual(entriesFrom(1));
    expect(await tables.newest('b')).toBeUndefined();
  });

  test('of many appends to one place of a log, one is done and all others are taken', async () => {
    const { tables } = await emptyStorage(kind);
    await tables.create(newTable('a'));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => tables.append('a', 1, entriesFrom(2, 3))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await tables.entries('a')).toEqual(entriesFrom(1, 3));
  });

  test('appends of the same moment: one that is taken or at fault does not fail the others', async () => {
    const { tables } = await emptyStorage(kind);
    const names = Array.from({ length: 30 }, (_, index) => `t${index}`);
    for (const name of names) await tables.create(newTable(name));
    await tables.append('t7', 1, entriesFrom(2));
    const outcomes = await Promise.allSettled(
      [...names, 'unknown'].map((name) =>
        tables.append(name, name === 't9' ? 8 : 1, entriesFrom(name === 't9' ? 9 : 2)),
      ),
    );
    const values = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'fault'));
    expect(values.filter((value) => value === 'done')).toHaveLength(28);
    expect([values[7], values[9], values[30]]).toEqual(['taken', 'fault', 'fault']);
    const newest = await tables.newestOf([...names, 'unknown']);
    expect(newest.size).toBe(30);
    expect([...newest].filter(([, number]) => number === 1)).toEqual([['t9', 1]]);
  });

  test('appends that follow each other without waiting arrive in their order', async () => {
    const { tables } = await emptyStorage(kind);
    await tables.create(newTable('a'));
    const all = Array.from({ length: 30 }, (_, index) =>
      tables.append('a', index + 1, entriesFrom(index + 2)),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
    expect(await tables.entries('a')).toEqual(entriesFrom(1, 31));
  });

  test('a long log is created and read whole', async () => {
    const { tables } = await emptyStorage(kind);
    await tables.create(newTable('a', { entries: entriesFrom(1, 2500) }));
    expect(await tables.entries('a')).toEqual(entriesFrom(1, 2500));
  });

  test('results are written with the entry that ends the game, once', async () => {
    const { tables, results } = await emptyStorage(kind);
    await tables.create(newTable('a'));
    const rows = [result({ person: 'ana' }), result({ seat: 1, level: 'hard', won: false, rank: 2 })];
    await tables.append('a', 1, entriesFrom(2), { results: rows });
    expect(await results.ofTable('a')).toEqual(rows.map((row) => ({ ...row, table: 'a' })));
    await expect(tables.append('a', 2, entriesFrom(3), { results: rows })).rejects.toThrow();
    expect(await tables.newest('a')).toBe(2);
  });

  test('the newest snapshot is kept, whatever comes late', async () => {
    const { tables } = await emptyStorage(kind);
    await tables.create(newTable('a'));
    const state = { numbers: [1, 2.5, null], text: 'ñ 🦙 \u0000' };
    await tables.putSnapshot('a', { number: 40, version: '0.1.0', state });
    await tables.putSnapshot('a', { number: 20, version: '0.1.0', state: 'older' });
    expect(await tables.snapshot('a')).toEqual({ number: 40, version: '0.1.0', state });
    await tables.putSnapshot('a', { number: 40, version: '0.2.0', state: 'same place, newer rules' });
    expect(await tables.snapshot('a')).toMatchObject({ version: '0.2.0' });
  });

  test('what was written is there after closing and opening again', async () => {
    const place = await emptyPlace(kind);
    const first = await openNode(place);
    await first.tables.create(newTable('a'));
    const append = first.tables.append('a', 1, entriesFrom(2));
    await first.close();
    expect(await append).toBe('done');
    const second = await openNode(place);
    expect(await second.tables.entries('a')).toEqual(entriesFrom(1, 2));
    await second.check();
  });
});
