import { steadyPack } from '@altiplano/pack/testing';
import { seen, type State, type Viewer } from '@altiplano/rules/engine';
import { applyPatch, foldEntry, foldTable, pastOf, sequenceOf, storyOf } from '@altiplano/table';
import { expect, test } from 'vitest';
import { begin, createDevice, type Device, settle, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import type { FromHost } from './messages.ts';
import { nextPerson } from './next-person.ts';

const OPTIONS = { missions: true, traveler: 'full' } as const;

async function parted(device: Device, table: string) {
  const kept = await device.storage.load(table);
  if (kept === null) throw new Error('nothing was kept');
  return { entries: kept.entries, parts: { pack: steadyPack, seed: kept.seed } };
}

test('three people at one device play a whole game, each behind the curtain', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'Ben', 'Cem'], { missions: true });
  const store = device.open(table);
  const { you } = await until(store, ({ status }) => status === 'ready');
  expect(you).toBe('spectator');
  const { last } = await playRandomly(store, 'hot seat');
  expect(device.faults).toEqual([]);
  expect(last.info?.status).toBe('finished');
});

/** The state after each message, told by the messages alone, with the viewer it was told to. */
function statesTold(heard: readonly FromHost[]): { you: Viewer; number: number; state: State }[] {
  let state: State | undefined;
  let you: Viewer = 'spectator';
  return heard.flatMap((message) => {
    if (message.type !== 'table' && message.type !== 'update') return [];
    if (message.type === 'table') you = message.you;
    state = structuredClone(message.state ?? state);
    if (state === undefined) return [];
    if (message.type === 'update' && message.patch !== undefined) applyPatch(state, message.patch);
    return [{ you, number: message.number, state }];
  });
}

test('[K3, K5] nothing but the sight of the one who looks ever leaves the host', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'Ben', 'random'], OPTIONS);
  const store = device.open(table);
  let turns = 0;
  await playRandomly(store, 'curtain', () => ++turns > 250);
  await settle();
  const { entries, parts } = await parted(device, table);
  // What each viewer saw after each own update, worked out from the truth.
  const truth = new Map<string, string>();
  const replayed = foldTable(parts, entries.slice(0, 1));
  for (const entry of entries.slice(1)) {
    foldEntry(replayed, entry);
    const { game } = replayed;
    if (game === null) continue;
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      truth.set(`${viewer} ${sequenceOf(replayed, viewer)}`, JSON.stringify(seen(game, viewer)));
    }
  }
  const told = statesTold(device.heard);
  expect(new Set(told.map(({ you }) => you)).size).toBeGreaterThan(2);
  for (const { you, number, state } of told) {
    expect(JSON.stringify(state)).toBe(truth.get(`${you} ${number}`));
  }
  const stories = new Map(
    ([0, 1, 'spectator'] as const).map((viewer) => [viewer as Viewer, storyOf(parts, entries, viewer)]),
  );
  let viewer: Viewer = 'spectator';
  for (const message of device.heard) {
    if (message.type === 'table') viewer = message.you;
    if (message.type !== 'update') continue;
    const line = stories.get(viewer)?.find(({ number }) => number === message.number);
    expect(message.events).toEqual(line?.events);
    expect(message.info?.seed ?? null).toBe(null);
  }
});

test('when the device is handed over nothing of the last one’s sight is left', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'Ben'], { missions: true });
  const store = device.open(table);
  await until(store, ({ status }) => status === 'ready');
  await store.look(0);
  await playRandomly(store, 'handing over', ({ game, you }) => you === 0 && (game?.state.round ?? 0) > 1);
  await store.loadLog();
  const own = JSON.stringify(store.getSnapshot().log.lines);
  expect(own).toContain('missionKept');
  expect(await store.play({ type: 'place', site: 'farm', thing: 'silver' })).toHaveProperty('rule');
  await store.look('spectator');
  const curtain = store.getSnapshot();
  expect(curtain).toMatchObject({ you: 'spectator', own: null, mayAct: false, queue: [], refusal: null });
  expect(curtain.log.lines).toEqual([]);
  await store.look(1);
  await store.loadLog();
  const { game, log } = store.getSnapshot();
  const { entries, parts } = await parted(device, table);
  const truth = foldTable(parts, entries).game;
  if (truth === null) throw new Error('no game');
  expect(game?.state).toEqual(seen(truth, 1));
  const kept = log.lines.flatMap(({ events }) => events.filter((event) => event.type === 'missionKept'));
  expect(kept.every(({ seat }) => seat === 1)).toBe(true);
  const earlier = log.lines.at(-5)?.number ?? 0;
  expect(await store.gameAt(earlier)).toMatchObject({ state: pastOf(parts, entries, 1, earlier) });
});

test('nobody looks over the shoulder of a bot or of somebody who is not there', async () => {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'Ben', 'random'], { missions: true });
  const store = device.open(table);
  await until(store, ({ status }) => status === 'ready');
  expect(await store.look(2)).toMatchObject({ code: 'noSuchSeat' });
  expect(await store.look(7)).toMatchObject({ code: 'noSuchSeat' });
  expect(store.getSnapshot().you).toBe('spectator');
  expect(await store.order({ type: 'leave' })).toMatchObject({ code: 'notSeated' });
  expect(await store.hint()).toMatchObject({ code: 'notSeated' });
  expect(nextPerson(store.getSnapshot())).toBe(0);
});
