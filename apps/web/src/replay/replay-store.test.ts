import { readFileSync } from 'node:fs';
import { createCell, openReplay } from '@altiplano/client';
import { steadyPack } from '@altiplano/pack/testing';
import { DEFAULT_SETTINGS, isProblem, parseRecordText, type TableInfo } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import { createReplayStore } from './replay-store.ts';

const FILE = '../../../../fixtures/games/02-4p-traveler-2018-draft-simultaneous.json';
const record = parseRecordText(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
if (isProblem(record)) throw new Error(record.problem);
const replay = openReplay(record, steadyPack);
if (isProblem(replay)) throw new Error(replay.problem);

const info: TableInfo = {
  status: 'finished',
  origin: 'record',
  settings: DEFAULT_SETTINGS,
  host: 'a',
  seats: [],
  rules: record.rules,
  pack: record.pack,
  commitment: record.commitment,
  entropy: null,
  seed: null,
  createdAt: 0,
  startedAt: 0,
  endedAt: 0,
  proposal: null,
  result: null,
  continued: false,
  rematch: null,
};

test('a moment of a finished game is shown as a table where nothing can be done', async () => {
  const store = createReplayStore(replay, info, { home: 1, pinned: createCell<number | null>(null) });
  replay.look(1);
  replay.goTo(100);
  const { game, you, mayAct, info: shown, log } = store.getSnapshot();
  expect(game).toBe(replay.getSnapshot().game);
  expect([you, mayAct, shown?.status]).toEqual([1, false, 'running']);
  expect(log.lines.every(({ number }) => number <= 100)).toBe(true);
  expect(await store.undo()).not.toBeNull();
  replay.goTo(record.moves.length);
  expect(store.getSnapshot().info?.status).toBe('finished');
});

test('seen with the eyes of a seat, it is that seat’s table', () => {
  const store = createReplayStore(replay, info, { home: 0, pinned: createCell<number | null>(null) });
  replay.look(2);
  expect(store.getSnapshot().you).toBe(2);
  replay.look('spectator');
  expect(store.getSnapshot().you).toBe('spectator');
});

test('who sees everything sits where something happens, unless a seat is kept', () => {
  const pinned = createCell<number | null>(null);
  const store = createReplayStore(replay, info, { home: 3, pinned });
  replay.look('all');
  replay.goTo(0);
  expect(store.getSnapshot().you).toBe(3);
  const acted = [60, 61, 80, 120].map((at) => {
    replay.goTo(at);
    return [store.getSnapshot().you, replay.getSnapshot().played?.seat];
  });
  for (const [you, seat] of acted) expect(you).toBe(seat);
  pinned.set(2);
  expect(store.getSnapshot().you).toBe(2);
  pinned.set(null);
  replay.goTo(record.moves.length);
  expect(store.getSnapshot().you).toBe(3);
});

test('a move on is shown as it happens, once; a leap is not', () => {
  const store = createReplayStore(replay, info, { home: 0, pinned: createCell<number | null>(null) });
  replay.goTo(60);
  expect(store.getSnapshot().queue).toEqual([]);
  replay.goTo(61);
  const [step] = store.getSnapshot().queue;
  expect(step?.number).toBe(61);
  let changes = 0;
  const stop = store.subscribe(() => changes++);
  store.shown(step?.key);
  store.shown(step?.key);
  stop();
  expect([store.getSnapshot().queue, changes]).toEqual([[], 1]);
});
