import type { TableSnapshot, TableStore } from '@altiplano/client';
import { createCell } from '@altiplano/client';
import type { Game } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { createLookStore } from './look-store.ts';

const now = { you: 0, game: { state: { round: 5 } }, mayAct: true, queue: [1], chat: ['hi'] };
const then = { state: { round: 2 } } as unknown as Game;

function table() {
  const cell = createCell(now as unknown as TableSnapshot);
  return { cell, store: { subscribe: cell.subscribe, getSnapshot: cell.getSnapshot } as TableStore };
}

test('a moment is shown as it was, and nothing can be done there', async () => {
  const { store } = table();
  const look = createLookStore(store, { number: 7, game: then });
  expect(look.getSnapshot()).toMatchObject({ game: then, mayAct: false, queue: [], chat: ['hi'] });
  expect(look.getSnapshot()).toBe(look.getSnapshot());
  expect(await look.play({ type: 'pass' })).not.toBe(null);
});

test('what goes on meanwhile is heard, but another person is shown the table as it is', () => {
  const { store, cell } = table();
  const look = createLookStore(store, { number: 7, game: then });
  cell.set({ ...cell.getSnapshot(), chat: [] });
  expect(look.getSnapshot()).toMatchObject({ game: then, chat: [] });
  cell.set({ ...cell.getSnapshot(), you: 1 });
  expect(look.getSnapshot()).toBe(cell.getSnapshot());
});
