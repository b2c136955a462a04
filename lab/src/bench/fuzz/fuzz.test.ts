import { expect, test } from 'vitest';
import { isUnharmed, runFuzz } from './run-fuzz.ts';

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

test('nonsense of every sort is answered with a code or cut off, changes no table, and the games go on', async () => {
  const report = await runFuzz({ messages: 2000, seed: 7, storage: 'sqlite', movesAfter: 10 });
  const { bySort, refused, answered, cut, complaints, wrong } = report;
  expect({ complaints, wrong }).toEqual({ complaints: [], wrong: [] });
  expect(isUnharmed(report)).toBe(true);
  expect(Object.values(bySort).every((count) => count > 0)).toBe(true);
  const { http, frames, ...overSockets } = bySort;
  // Every message has its answer, beside those that ask at the end whether the line still works.
  expect(sum(refused) + answered + cut).toBeGreaterThanOrEqual(sum(overSockets));
  expect([http, frames]).toEqual([80, 8]);
  expect(report.playedOn).toBe(report.tables - 2);
});
