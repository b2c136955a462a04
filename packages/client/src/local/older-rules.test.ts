import { expect, test } from 'vitest';
import { begin, createDevice, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import { createMemoryStorage } from './memory-storage.ts';

test('a game that ended under other rules can be looked at move by move, where these come to the same end', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random']);
  const store = device.open(table);
  await playRandomly(store, 'ended');
  const before = await store.position(7, 0);
  store.close();
  const kept = (await device.storage.load(table)) ?? expect.unreachable();
  const row = (await device.storage.games())[0] ?? expect.unreachable();
  const [created, ...rest] = kept.entries;
  if (created?.kind !== 'created') expect.unreachable();
  const storage = createMemoryStorage();
  await storage.create(row, {
    ...kept,
    entries: [{ ...created, rules: 'of yesterday' }, ...rest],
    snapshot: { ...(kept.snapshot as object), rules: 'of yesterday', madeBy: 'of yesterday' },
  });
  const today = createDevice({ storage });
  const again = today.open(table);
  await until(again, ({ status }) => status === 'ready');
  expect(before).toMatchObject({ position: 7 });
  expect(await again.position(7, 0)).toEqual(before);
});
