import { createDevice, begin, isTrouble, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import { otherPack, steadyPack } from '@altiplano/pack/testing';
import { packHash } from '@altiplano/pack';
import type { Entry } from '@altiplano/protocol';
import type { ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import type { GameStorage, KeptGame } from './storage.ts';

/** The same games, as a program with other rules has left them. */
async function leftByOthers(storage: GameStorage, table: string): Promise<GameStorage> {
  const kept = await storage.load(table);
  const [row] = await storage.games();
  if (kept === null || row === undefined) throw new Error('nothing was kept');
  const [created, ...rest] = kept.entries;
  if (created?.kind !== 'created') throw new Error('no beginning');
  const older = createMemoryStorage();
  await older.create(row, {
    seed: kept.seed,
    entries: [{ ...created, rules: 'of yesterday' }, ...rest],
    snapshot: { ...(kept.snapshot as object), rules: 'of yesterday', madeBy: 'of yesterday' },
  });
  // A bot has moved since the last snapshot, in a way that means nothing now.
  const after = (kept.snapshot as { number: number }).number;
  await older.cut(table, after);
  const move = { type: 'forgotten' } as unknown as ReadableMove;
  await older.append(row, after, [
    { number: after + 1, at: row.updatedAt, kind: 'played', seat: 1, move, by: 'bot' },
  ]);
  return older;
}

test('a game that was begun under other rules goes on under these', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random', 'random'], { traveler: 'full' });
  const store = device.open(table);
  await playRandomly(store, 'yesterday', ({ game }) => (game?.state.round ?? 0) > 2);
  await until(store, ({ mayAct, onTheirWay }) => mayAct && onTheirWay === 0);
  const before = store.getSnapshot().game?.state;
  store.close();
  const today = createDevice({ storage: await leftByOthers(device.storage, table) });
  const again = today.open(table);
  const { info, game } = await until(again, ({ status }) => status === 'ready');
  expect(info).toMatchObject({ continued: true, status: 'running' });
  expect(game?.state.round).toBe(before?.round);
  const { last } = await playRandomly(again, 'today');
  expect(today.faults).toEqual([]);
  expect(last.info?.status).toBe('finished');
  expect(await today.games.record(table)).toMatchObject({ code: 'continuedGame' });
});

/** The same game with something of what is kept replaced. */
async function keptOtherwise(
  storage: GameStorage,
  table: string,
  change: (kept: KeptGame) => KeptGame,
): Promise<GameStorage> {
  const kept = await storage.load(table);
  const [row] = await storage.games();
  if (kept === null || row === undefined) throw new Error('nothing was kept');
  const other = createMemoryStorage();
  await other.create(row, change(kept));
  return other;
}

test('a snapshot of another shape does not matter: the game is folded from its log', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random'], { missions: true });
  const store = device.open(table);
  await playRandomly(store, 'shape', ({ game }) => (game?.state.round ?? 0) > 2);
  const { game: before } = await until(store, ({ mayAct, onTheirWay }) => mayAct && onTheirWay === 0);
  store.close();
  for (const snapshot of [null, { format: 'of tomorrow' }, { format: 1, state: [] }]) {
    const storage = await keptOtherwise(device.storage, table, (kept) => ({ ...kept, snapshot }));
    const later = createDevice({ storage });
    const again = later.open(table);
    const { game } = await until(again, ({ status }) => status !== 'loading');
    expect(game?.state).toEqual(before?.state);
    expect(later.faults).toEqual([]);
    again.close();
  }
});

test('a game that nobody understands stays, says so, and can be saved; the others go on', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random']);
  const storage = await keptOtherwise(device.storage, table, ({ seed, entries: [created, ...rest] }) => ({
    seed,
    entries: [created, ...rest.map((entry) => ({ ...entry, kind: 'of tomorrow' }))] as Entry[],
    snapshot: { format: 'of tomorrow' },
  }));
  const later = createDevice({ storage });
  const store = later.open(table);
  const { status, trouble } = await until(store, (now) => now.status !== 'loading');
  expect([status, trouble?.code]).toEqual(['gone', 'unreadableGame']);
  expect(later.faults).toEqual([]);
  expect(await later.games.kept(table)).toEqual(await storage.load(table));
  expect(await later.games.list()).toHaveLength(1);
  const other = await begin(later, ['Ana', 'random']);
  await until(later.open(other), (now) => now.status === 'ready');
});

test('a game keeps its pack, whatever is shipped later', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random']);
  const later = createDevice({ storage: device.storage, pack: otherPack });
  const store = later.open(table);
  const { info } = await until(store, ({ status }) => status === 'ready');
  expect(info?.pack.hash).toBe(packHash(steadyPack));
  const { last } = await playRandomly(store, 'pack');
  expect(last.info?.status).toBe('finished');
});

test('a pack of one’s own is checked, kept and played with', async () => {
  const device = createDevice();
  expect(await device.games.addPack({ id: 'nothing' })).toHaveProperty('problems');
  const added = await device.games.addPack(JSON.parse(JSON.stringify(otherPack)));
  if (isTrouble(added) || !('hash' in added)) throw new Error('not added');
  const table = await begin(device, ['Ana', 'random'], {}, { pack: added.hash });
  const again = createDevice({ storage: device.storage });
  const store = again.open(table);
  const { info } = await until(store, ({ status }) => status === 'ready');
  expect(info?.pack.hash).toBe(added.hash);
  expect(await device.games.begin({ settings: info!.settings, players: [], pack: 'none' })).toMatchObject({
    code: 'noSuchPack',
  });
});
