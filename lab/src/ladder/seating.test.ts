import { expect, test } from 'vitest';
import { balancedLineups } from './lineups.ts';
import { seatingOf } from './seating.ts';

const lineups = balancedLineups(5, 3);

test('a block is one lineup on one seed, and each bot has every seat once', () => {
  for (let block = 0; block < 2 * lineups.length; block++) {
    const games = [0, 1, 2].map((turned) => seatingOf(3 * block + turned, lineups, 's'));
    expect(new Set(games.map(({ seed }) => seed))).toEqual(new Set([block === 0 ? 's' : `s+${block}`]));
    for (const { bots } of games) {
      expect(bots.toSorted((a, b) => a - b)).toEqual(lineups[block % lineups.length]);
    }
    for (const seat of [0, 1, 2]) expect(new Set(games.map(({ bots }) => bots[seat])).size).toBe(3);
  }
});

test('who sits beside whom differs from block to block', () => {
  const orders = Array.from({ length: 12 }, (_, block) =>
    seatingOf(4 * block, [[0, 1, 2, 3]], 's').bots.join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(3);
});
