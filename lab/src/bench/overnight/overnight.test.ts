import { expect, test } from 'vitest';
import { isWhole, runOvernight } from './run-overnight.ts';

test('a game with The Traveler goes through lost connections, a kill, a night and an update, and nothing is missing', async () => {
  const report = await runOvernight({
    storage: 'sqlite',
    options: { traveler: 'full', short: true, planning: 'simultaneous' },
    every: 30,
    kills: 1,
    dropAfter: 12,
    seed: 3,
  });
  expect(report).toMatchObject({ lost: 0, duplicated: 0, altered: 0, faults: [], complaints: [] });
  expect(report.reconnects).toBeGreaterThan(5);
  expect(isWhole(report)).toBe(true);
});
