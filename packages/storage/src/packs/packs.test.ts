import { expect, test } from 'vitest';
import { onEveryPlace } from '../testing/temporary-place.ts';
import { emptyStorage } from '../testing/temporary-storage.ts';

const pack = { hash: 'h1', name: 'Mine', person: 'ana', at: 1, text: '{"id":"mine"}' };

onEveryPlace((kind) => {
  test('a pack is kept under its hash as it first came', async () => {
    const { packs } = await emptyStorage(kind);
    await packs.put(pack);
    await packs.put({ ...pack, person: 'bo', at: 2 });
    expect(await packs.get('h1')).toEqual(pack);
    expect(await packs.get('h2')).toBeUndefined();
  });

  test("a person's packs, newest first, without their texts", async () => {
    const { packs } = await emptyStorage(kind);
    for (const at of [1, 2, 3]) await packs.put({ ...pack, hash: `h${at}`, at });
    await packs.put({ ...pack, hash: 'other', person: 'bo' });
    const { text: _, ...rest } = pack;
    expect(await packs.ofPerson('ana', 2)).toEqual([
      { ...rest, hash: 'h3', at: 3 },
      { ...rest, hash: 'h2', at: 2 },
    ]);
  });
});
