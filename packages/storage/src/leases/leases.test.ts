import { expect, test } from 'vitest';
import { entriesFrom, newTable } from '../testing/samples.ts';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

onEveryPlace((kind) => {
  test("a lease is one node's until it expires or is given up", async () => {
    const { leases } = await emptyStorage(kind);
    expect(await leases.take('a', 'one', 100, 200)).toBe(true);
    expect(await leases.take('a', 'one', 120, 220)).toBe(true);
    expect(await leases.take('a', 'two', 219, 319)).toBe(false);
    expect(await leases.take('a', 'two', 220, 320)).toBe(true);
    expect(await leases.take('a', 'one', 230, 330)).toBe(false);
    await leases.release('one', 'a');
    expect(await leases.take('a', 'one', 240, 340)).toBe(false);
    await leases.release('two', 'a');
    expect(await leases.take('a', 'one', 250, 350)).toBe(true);
  });

  test('of many nodes that take at once, one gets it', async () => {
    const { leases } = await emptyStorage(kind);
    const nodes = Array.from({ length: 8 }, (_, index) => `node ${index}`);
    const taken = await Promise.all(nodes.map((node) => leases.take('a', node, 100, 200)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('renewing prolongs what the node still holds and leaves what it has lost', async () => {
    const { leases } = await emptyStorage(kind);
    await leases.take('a', 'one', 100, 200);
    await leases.take('b', 'one', 100, 150);
    await leases.take('c', 'two', 100, 200);
    expect(await leases.renew('one', 160, 260)).toEqual(['a']);
    expect(await leases.take('a', 'two', 250, 350)).toBe(false);
    expect(await leases.take('b', 'two', 160, 260)).toBe(true);
    await leases.release('two');
    expect(await leases.renew('two', 170, 270)).toEqual([]);
  });

  test('tables that are due are found unless another node holds them', async () => {
    const { tables, leases } = await emptyStorage(kind);
    for (const [id, due] of [
      ['late', 50],
      ['soon', 90],
      ['far', 900],
    ] as const) {
      await tables.create(newTable(id, { due }));
    }
    await tables.create(newTable('never'));
    expect(await leases.due('one', 100, 100, 10)).toEqual(['late', 'soon']);
    expect(await leases.due('one', 100, 100, 1)).toEqual(['late']);
    await leases.take('late', 'two', 100, 200);
    await leases.take('soon', 'one', 100, 200);
    expect(await leases.due('one', 110, 100, 10)).toEqual(['soon']);
    expect(await leases.due('one', 200, 100, 10)).toEqual(['late', 'soon']);
    await tables.append('late', 1, entriesFrom(2), { due: 1000 });
    await tables.append('soon', 1, entriesFrom(2));
    expect(await leases.due('one', 200, 1000, 10)).toEqual(['far', 'late']);
  });

  test('a table that rests is not due until something is appended', async () => {
    const { tables, leases } = await emptyStorage(kind);
    await tables.create(newTable('a', { due: 50 }));
    await tables.append('a', 1, entriesFrom(2), { due: 60 });
    await leases.rest('a', 1);
    expect(await leases.due('one', 100, 100, 10)).toEqual(['a']);
    await leases.rest('a', 2);
    expect(await leases.due('one', 100, 100, 10)).toEqual([]);
    await tables.append('a', 2, entriesFrom(3), { due: 70 });
    expect(await leases.due('one', 100, 100, 10)).toEqual(['a']);
  });

  test('a lease that a clock far ahead has taken keeps nobody waiting', async () => {
    const { tables, leases } = await emptyStorage(kind);
    await tables.create(newTable('a', { due: 50 }));
    expect(await leases.take('a', 'hasty', 3_600_000, 3_610_000)).toBe(true);
    expect(await leases.due('two', 100, 100, 10)).toEqual(['a']);
    expect(await leases.take('a', 'two', 100, 10_100)).toBe(true);
    expect(await leases.take('a', 'three', 110, 10_110)).toBe(false);
  });
});
