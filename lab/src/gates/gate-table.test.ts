import { whyNotOptions } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { blocksOf, optionsOf } from './gate.ts';
import { GATES } from './gate-table.ts';

function pairs(table: string): string[] {
  const atTable = GATES.filter(({ id }) => id.startsWith(`${table}/`));
  return atTable.map(({ candidate, against }) => `${candidate}/${against}`);
}

test('each gate has a name of its own and can be played', () => {
  expect(new Set(GATES.map(({ id }) => id)).size).toBe(GATES.length);
  for (const gate of GATES) {
    expect(whyNotOptions(optionsOf(gate))).toBeNull();
    expect(gate.candidate).not.toBe(gate.against);
    expect(gate.threshold.share).toBeGreaterThanOrEqual(1 / gate.players);
    expect(gate.threshold.share).toBeLessThan(1);
  }
});

test('each pair meets at four seats, at two, and with all modules', () => {
  expect(pairs('two-players')).toEqual(pairs('four-players'));
  expect(pairs('modules')).toEqual(pairs('four-players'));
  expect(pairs('levels')).toEqual(['medium/easy', 'hard/medium', 'master/hard']);
});

test.each([
  [4, 1000, 250, 25],
  [4, 100, 25, 3],
  [2, 100, 50, 5],
  [4, 10, 3, 2],
  [5, 1, 2, 2],
])('%d players, %d games: %d blocks, quickly %d', (players, games, blocks, quickly) => {
  const gate = { ...(GATES[0] as (typeof GATES)[number]), players, games };
  expect(blocksOf(gate, false)).toBe(blocks);
  expect(blocksOf(gate, true)).toBe(quickly);
});
