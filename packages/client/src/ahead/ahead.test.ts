import { expect, test } from 'vitest';
import { PHASE, type ReadableMove } from '@altiplano/rules/engine';
import type { ToHost } from '../local/messages.ts';
import { nextPerson } from '../local/next-person.ts';
import { legalFor } from '../sight/legal-for.ts';
import { createTexts, thinkAhead, untilAhead } from '../testing/ahead.ts';
import { begin, createDevice, type Device, settle, until } from '../testing/device.ts';
import { playRandomly } from '../testing/random-person.ts';
import { createHurriedTimers } from '../testing/timers.ts';
import type { TableSnapshot, TableStore } from '../table/table-store.ts';
import { type Ahead, createAhead } from './ahead.ts';
import { studied, studyEnd } from './study.ts';

interface Sitting {
  readonly device: Device;
  readonly table: string;
  readonly store: TableStore;
  /** The moves and takings back that were sent. */
  readonly sent: ToHost[];
}

/** Ana at a table with somebody, when the game has come to what fits. */
async function sit(fits: (now: TableSnapshot) => boolean, other = 'random'): Promise<Sitting> {
  const sent: ToHost[] = [];
  const device = createDevice({
    up(message) {
      if (message.type === 'play' || message.type === 'undo') sent.push(message);
      return message;
    },
  });
  const table = await begin(device, ['Ana', other], { startingSeat: 0 });
  const store = device.open(table);
  await playRandomly(store, 'sit', (now) => now.you === 0 && fits(now));
  await until(store, ({ onTheirWay }) => onTheirWay === 0);
  sent.length = 0;
  return { device, table, store, sent };
}

function legal({ game, you }: TableSnapshot): readonly ReadableMove[] {
  return game === null || you === 'spectator' ? [] : legalFor(game, you);
}

const canPlan = (now: TableSnapshot): boolean => legal(now).filter(({ type }) => type === 'place').length > 2;
const canDraw = (now: TableSnapshot): boolean => legal(now).some(({ type }) => type === 'draw');

/** Tries the first move of a kind. */
async function tryOne(ahead: Ahead, type: string): Promise<ReadableMove> {
  const move = legal(ahead.table.getSnapshot()).find((one) => one.type === type);
  if (move === undefined) throw new Error(`no ${type}`);
  expect(await ahead.table.play(move)).toBe(null);
  return move;
}

const played = (sent: readonly ToHost[]): unknown[] =>
  sent.map((message) => (message.type === 'play' ? message.move : message.type));

test('what is tried out is seen here and nowhere else, back and forth; left, it was never there', async () => {
  const { store, sent } = await sit(canPlan);
  const before = store.getSnapshot();
  const ahead = thinkAhead(store);
  expect(ahead.table.getSnapshot()).toBe(before);
  ahead.tryOut();
  await tryOne(ahead, 'place');
  const one = ahead.table.getSnapshot();
  expect(one.game).not.toEqual(before.game);
  expect(one.undo).toEqual({ steps: 1, ofTurn: 1, redo: 0 });
  await tryOne(ahead, 'place');
  expect(await ahead.table.undo()).toBe(null);
  expect(ahead.table.getSnapshot().game).toBe(one.game);
  expect(await ahead.table.redo()).toBe(null);
  expect(await ahead.table.undoTurn()).toBe(null);
  expect(ahead.table.getSnapshot().undo).toEqual({ steps: 0, ofTurn: 0, redo: 2 });
  expect(await ahead.table.play({ type: 'pass' })).toMatchObject({ rule: expect.any(String) });
  expect(ahead.table.getSnapshot().refusal).toMatchObject({ move: { type: 'pass' } });
  expect(await ahead.table.redo()).toBe(null);
  ahead.leave();
  expect(ahead.table.getSnapshot().game).toBe(before.game);
  // Whoever left by mistake plays the line again.
  ahead.tryOut();
  expect(ahead.table.getSnapshot().undo).toEqual({ steps: 0, ofTurn: 0, redo: 1 });
  expect(await ahead.table.redo()).toBe(null);
  expect(ahead.table.getSnapshot().game?.state).toEqual(one.game?.state);
  ahead.leave();
  await settle();
  expect(sent).toEqual([]);
});

test('a line is played for real in its order, each step when its time has come', async () => {
  const { store, sent } = await sit(canPlan);
  const ahead = thinkAhead(store);
  ahead.tryOut();
  const line = [await tryOne(ahead, 'place'), await tryOne(ahead, 'place'), await tryOne(ahead, 'declare')];
  // The other seat has not planned yet: what follows has to wait for it.
  const turn = [await tryOne(ahead, 'pass')];
  expect(ahead.getSnapshot()).toMatchObject({ startsNow: true, study: { behind: null } });
  const { study } = ahead.getSnapshot();
  expect(study && studyEnd(study)).toBe('passed');
  ahead.lineUp();
  expect(ahead.getSnapshot()).toMatchObject({ study: null, queue: { turns: [{}, {}] } });
  await untilAhead(store, ahead, () => ahead.getSnapshot().queue === null);
  expect(played(sent)).toEqual([...line, ...turn]);
  expect(ahead.getSnapshot().played).toMatchObject({ count: 4, step: { move: { type: 'pass' } } });
});

test('what would be revealed ends the line, and can be its last step', async () => {
  const { store, sent } = await sit(canDraw);
  const ahead = thinkAhead(store);
  ahead.tryOut();
  const draw = await tryOne(ahead, 'draw');
  const { study } = ahead.getSnapshot();
  expect(study?.steps.at(-1)).toMatchObject({ shows: 'hidden', end: 'hidden' });
  expect(ahead.table.getSnapshot().mayAct).toBe(false);
  expect(await ahead.table.play(draw)).toMatchObject({ code: 'notRunning' });
  ahead.lineUp();
  await untilAhead(store, ahead, () => ahead.getSnapshot().queue === null);
  expect(played(sent)).toEqual([draw]);
});

test('whoever plays by hand holds the queue back, and can let it go on', async () => {
  const { store, sent } = await sit(canPlan);
  const ahead = thinkAhead(store);
  ahead.tryOut();
  const line = [await tryOne(ahead, 'place')];
  ahead.lineUp();
  const other = legal(store.getSnapshot()).findLast(({ type }) => type === 'place');
  if (other === undefined) throw new Error('nothing else to place');
  expect(await ahead.table.play(other)).toBe(null);
  expect(await ahead.table.undo()).toBe(null);
  await settle();
  expect(ahead.getSnapshot().queue?.stopped).toEqual({ kind: 'held' });
  expect(played(sent)).toEqual([other, 'undo']);
  ahead.goOn();
  await untilAhead(store, ahead, () => ahead.getSnapshot().queue === null);
  expect(played(sent)).toEqual([other, 'undo', ...line]);
});

test('a queue survives the page, waits while something is tried out, and goes on from there', async () => {
  const { store, sent, device, table } = await sit(canPlan);
  const { storage, texts } = createTexts();
  const first = thinkAhead(store, storage);
  first.tryOut();
  await tryOne(first, 'place');
  first.lineUp();
  first.hold();
  expect([...texts.keys()]).toEqual(['altiplano.queue.table.0']);
  store.close();
  const again = device.open(table);
  const ahead = thinkAhead(again, storage);
  await until(again, ({ status }) => status === 'ready');
  expect(ahead.getSnapshot().queue).toMatchObject({ turns: [{ steps: [{ move: { type: 'place' } }] }] });
  ahead.tryOut();
  expect(ahead.getSnapshot().study?.steps).toHaveLength(1);
  await tryOne(ahead, 'place');
  ahead.goOn();
  await settle();
  expect(sent).toEqual([]);
  ahead.lineUp();
  await untilAhead(again, ahead, () => ahead.getSnapshot().queue === null);
  expect(played(sent)).toHaveLength(2);
  expect(texts.size).toBe(0);
});

/** Ana and Ben at one device, Ben to act first; nothing is planned, and Ben has the first turn or something before it. */
async function sitTogether(phase: number): Promise<TableStore> {
  const device = createDevice();
  const table = await begin(device, ['Ana', 'Ben'], { startingSeat: 1 });
  const store = device.open(table);
  await until(store, ({ status }) => status === 'ready');
  for (;;) {
    const now = store.getSnapshot();
    if (now.game?.state.phase === phase) return store;
    const next = nextPerson(now);
    if (next !== null) await store.look(next);
    const move = legal(store.getSnapshot()).findLast(({ type }) => type === 'draw' || type === 'declare');
    if (move === undefined) throw new Error('nobody goes on');
    await store.play(move);
    await until(store, ({ onTheirWay }) => onTheirWay === 0);
  }
}

test('[P7] a plan declares itself as soon as it may; the queue of one is not seen by another', async () => {
  const store = await sitTogether(PHASE.planning);
  await store.look(0);
  const ahead = thinkAhead(store);
  expect(legal(store.getSnapshot()).some(({ type }) => type === 'declare')).toBe(false);
  ahead.lineUpDeclaring();
  const { queue } = ahead.getSnapshot();
  expect(queue?.turns).toMatchObject([{ steps: [{ move: { type: 'declare' }, shows: 'own' }] }]);
  await settle();
  expect(ahead.getSnapshot().queue).toBe(queue);
  await store.look(1);
  expect(ahead.getSnapshot().queue).toBe(null);
  expect(await ahead.table.play({ type: 'declare' })).toBe(null);
  await store.look(0);
  await untilAhead(store, ahead, () => store.getSnapshot().game?.state.phase === PHASE.actions);
  expect(ahead.getSnapshot().queue).toBe(null);
});

test('[A35] what another has taken meanwhile stops the queue, and nothing of that turn is played', async () => {
  const store = await sitTogether(PHASE.actions);
  const ahead = thinkAhead(store);
  const takeOrder = async (): Promise<void> => {
    expect(await ahead.table.play({ type: 'setFigure', location: 'market' })).toBe(null);
    await tryOne(ahead, 'takeOrder');
    await tryOne(ahead, 'endTurn');
  };
  await store.look(0);
  ahead.tryOut();
  await takeOrder();
  ahead.lineUp();
  expect(ahead.getSnapshot()).toMatchObject({ queue: { stopped: null, turns: [{}] }, outlook: null });
  await store.look(1);
  await takeOrder();
  await until(store, ({ onTheirWay }) => onTheirWay === 0);
  await store.look(0);
  await untilAhead(store, ahead, () => ahead.getSnapshot().queue?.stopped !== null);
  expect(ahead.getSnapshot()).toMatchObject({
    queue: { stopped: { kind: 'mismatch', why: { kind: 'refused' } } },
    outlook: { turn: 0, why: { kind: 'refused' } },
  });
  const { game, mayAct } = store.getSnapshot();
  expect(mayAct).toBe(true);
  expect(game?.state.seats[0]?.figure).toBe(-1);
  // The turn is given back: whatever else is wanted can be done by hand.
  expect(await ahead.table.play({ type: 'pass' })).toBe(null);
});

test('only one window plays a queue', async () => {
  const { store } = await sit(canPlan);
  const windows: { goOn: () => void; wait: () => void }[] = [];
  const ahead = createAhead({
    store,
    storage: createTexts().storage,
    timers: createHurriedTimers(),
    alone(goOn, wait) {
      windows.push({ goOn, wait });
      return () => undefined;
    },
  });
  ahead.start();
  ahead.tryOut();
  await tryOne(ahead, 'place');
  ahead.lineUp();
  expect(ahead.getSnapshot()).toMatchObject({ isElsewhere: false, queue: null, study: { seat: 0 } });
  windows[0]?.wait();
  ahead.lineUp();
  expect(ahead.getSnapshot()).toMatchObject({ isElsewhere: true, queue: null, study: { seat: 0 } });
  windows[0]?.goOn();
  ahead.lineUp();
  expect(ahead.getSnapshot()).toMatchObject({ isElsewhere: false, study: null, queue: { turns: [{}] } });
});

test('the study follows the table as long as the line fits, and says so when it does not', async () => {
  const { store } = await sit(canPlan);
  const ahead = thinkAhead(store);
  ahead.tryOut();
  const move = await tryOne(ahead, 'place');
  const { study } = ahead.getSnapshot();
  // The same tile is placed at the table itself: the line has nothing to place any more, or places another one.
  expect(await store.play(move)).toBe(null);
  const now = ahead.getSnapshot().study;
  if (now?.behind === null) expect(studied(now)).not.toEqual(study && studied(study));
  else expect(now?.behind).toMatchObject({ at: 0, why: { kind: 'refused' } });
  ahead.catchUp();
  expect(ahead.getSnapshot().study).toMatchObject({ behind: null });
});
