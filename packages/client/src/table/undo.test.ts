import type { ReadableMove } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { legalFor } from '../sight/legal-for.ts';
import { begin, createDevice, type Device, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import type { TableStore } from './table-store.ts';

function movesOf(store: TableStore, type: string): readonly ReadableMove[] {
  const { game, you } = store.getSnapshot();
  if (game === null || you === 'spectator') return [];
  return legalFor(game, you).filter((move) => move.type === type);
}

async function playFirst(store: TableStore, type: string): Promise<void> {
  const [move] = movesOf(store, type);
  if (move === undefined) throw new Error(`no ${type}`);
  expect(await store.play(move)).toBe(null);
}

/** A game in which Ana plans, with at least three tiles to place. */
async function atPlanning(): Promise<{ device: Device; store: TableStore }> {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'random'], { startingSeat: 0 });
  const store = device.open(table);
  await playRandomly(store, 'planning', () => movesOf(store, 'place').length > 2);
  return { device, store };
}

const state = (store: TableStore): string => JSON.stringify(store.getSnapshot().game?.state);

test('steps are taken back one by one and played again', async () => {
  const { store } = await atPlanning();
  const states = [state(store)];
  for (let step = 0; step < 3; step++) {
    await playFirst(store, 'place');
    states.push(state(store));
  }
  expect(store.getSnapshot().undo).toEqual({ steps: 3, ofTurn: 3, redo: 0 });
  for (let left = 2; left >= 0; left--) {
    expect(await store.undo()).toBe(null);
    expect(state(store)).toBe(states[left]);
    expect(store.getSnapshot().undo).toEqual({ steps: left, ofTurn: left, redo: 3 - left });
  }
  expect(await store.undo()).toMatchObject({ code: 'nothingToUndo' });
  for (let done = 1; done <= 3; done++) {
    expect(await store.redo()).toBe(null);
    expect(state(store)).toBe(states[done]);
  }
  expect(await store.redo()).toMatchObject({ code: 'nothingToRedo' });
});

test('all of it at once, while some of it is still on its way', async () => {
  const { device, store } = await atPlanning();
  const before = state(store);
  await playFirst(store, 'place');
  for (const type of ['place', 'place']) void playFirst(store, type);
  expect(store.getSnapshot()).toMatchObject({ onTheirWay: 2, undo: { steps: 3 } });
  const undone = store.undoTurn();
  expect(state(store)).toBe(before);
  expect(await undone).toBe(null);
  await until(store, ({ onTheirWay }) => onTheirWay === 0);
  expect(state(store)).toBe(before);
  expect(store.getSnapshot().undo).toEqual({ steps: 0, ofTurn: 0, redo: 3 });
  expect(device.heard.filter((message) => message.type === 'refused')).toEqual([]);
  for (let done = 1; done <= 3; done++) expect(await store.redo()).toBe(null);
  expect(store.getSnapshot().undo).toEqual({ steps: 3, ofTurn: 3, redo: 0 });
});

test('two of three that are on their way', async () => {
  const { device, store } = await atPlanning();
  await playFirst(store, 'place');
  const before = state(store);
  for (const type of ['place', 'place']) void playFirst(store, type);
  void playFirst(store, 'unplace');
  expect(await store.undo(3)).toBe(null);
  expect(state(store)).toBe(before);
  void playFirst(store, 'unplace');
  void playFirst(store, 'place');
  void playFirst(store, 'unplace');
  expect(await store.undo(2)).toBe(null);
  await until(store, ({ onTheirWay }) => onTheirWay === 0);
  expect(device.heard.filter((message) => message.type === 'refused')).toEqual([]);
  expect(store.getSnapshot().undo.steps).toBe(2);
});

test('something else that is done ends what could be done again', async () => {
  const { store } = await atPlanning();
  await playFirst(store, 'place');
  const [, other] = movesOf(store, 'place');
  await store.undo();
  expect(store.getSnapshot().undo.redo).toBe(1);
  if (other === undefined) throw new Error('no other');
  await store.play(other);
  expect(store.getSnapshot().undo.redo).toBe(0);
});

test('what reveals is final', async () => {
  const { store } = await atPlanning();
  await playFirst(store, 'place');
  await playFirst(store, 'declare');
  expect(store.getSnapshot().undo).toMatchObject({ steps: 0, redo: 0 });
});

test('somebody who comes anew can take back what is allowed, but not play it again', async () => {
  const { device, store } = await atPlanning();
  const before = state(store);
  await playFirst(store, 'place');
  await playFirst(store, 'place');
  const { info } = store.getSnapshot();
  store.close();
  const [row] = await device.storage.games();
  const again = createDevice({ storage: device.storage }).open(row?.table ?? '');
  await until(again, ({ status }) => status === 'ready');
  expect(again.getSnapshot().undo).toEqual({ steps: 2, ofTurn: 2, redo: 0 });
  expect(await again.undoTurn()).toBe(null);
  expect(state(again)).toBe(before);
  expect(again.getSnapshot().undo).toEqual({ steps: 0, ofTurn: 0, redo: 0 });
  expect(info?.status).toBe('running');
});

test('the log shows what was taken back as void', async () => {
  const { store } = await atPlanning();
  await playFirst(store, 'place');
  const { number } = store.getSnapshot().log.lines.at(-1) ?? {};
  await store.undo();
  const { lines } = store.getSnapshot().log;
  expect(lines.find((line) => line.number === number)).toMatchObject({
    void: true,
    deed: { kind: 'played' },
  });
  expect(lines.at(-1)).toMatchObject({ void: false, deed: { kind: 'undone', numbers: [number] } });
});

test('all at one device agree to go back, also past what was revealed', async () => {
  const { store } = await atPlanning();
  await playFirst(store, 'place');
  const { number = 0 } = store.getSnapshot().log.lines.at(-1) ?? {};
  const before = state(store);
  await playFirst(store, 'declare');
  expect(await store.propose({ type: 'rollback', to: number })).toBe(null);
  await until(store, ({ game }) => JSON.stringify(game?.state) === before);
  expect(store.getSnapshot().log.lines.find((line) => line.number === number + 1)?.void).toBe(true);
});
