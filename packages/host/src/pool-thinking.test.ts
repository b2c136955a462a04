import type { Answer, Pool } from '@altiplano/bots';
import { foldTable } from '@altiplano/table';
import { expect, test } from 'vitest';
import { createPoolThinking } from './pool-thinking.ts';
import { movesOf } from './question.ts';
import { createStop } from './stop.ts';
import { parts, planningGame } from './testing/small-world.ts';

const table = foldTable(parts, planningGame('easy').entries);
const game = table.game ?? expect.unreachable();
const moves = movesOf(game, 1);
const duty = { seat: 1, level: 'easy', by: 'bot' } as const;

/** Thinking in a pool that answers so, and what went wrong for good. */
function thinkingOf(answer: () => Promise<Answer>) {
  const faults: unknown[] = [];
  const pool: Pool = { choose: answer, ponder: () => expect.unreachable(), close: async () => undefined };
  const thinking = createPoolThinking({ pool, mostThinking: 1, failed: (error) => void faults.push(error) });
  const { signal, stop } = createStop();
  const choose = (among = moves) =>
    thinking.choose(table, game, duty, among, { since: 0, share: null }, signal);
  return { choose, stop, faults };
}

test('where there is no choice nobody thinks', async () => {
  const { choose } = thinkingOf(async () => expect.unreachable());
  expect(await choose(moves.slice(0, 1))).toBe(moves[0]);
});

test('who fails is asked again, and moves by chance if that fails as well', async () => {
  const { choose, faults } = thinkingOf(async () => ({ move: -1 }));
  await expect(choose()).rejects.toThrow('not legal');
  expect(faults).toEqual([]);
  expect(moves).toContain(await choose());
  expect(faults).toHaveLength(1);
});

test('one answer between two failures makes the second a first one again', async () => {
  const answers = [-1, moves[1] ?? -1, -1];
  const { choose } = thinkingOf(async () => ({ move: answers.shift() ?? expect.unreachable() }));
  await expect(choose()).rejects.toThrow('not legal');
  expect(await choose()).toBe(moves[1]);
  await expect(choose()).rejects.toThrow('not legal');
});

test('who is told to stop has not failed', async () => {
  const { choose, stop, faults } = thinkingOf(async () => {
    throw new Error('stopped');
  });
  await expect(choose()).rejects.toThrow('stopped');
  stop();
  await expect(choose()).rejects.toThrow('stopped');
  expect(faults).toEqual([]);
});
