import { expect, test } from 'vitest';
import { balancedLineups, type Lineup } from './lineups.ts';

function seatsOf(lineup: Lineup, bot: number): number {
  return lineup.filter((other) => other === bot).length;
}

const TABLES = [2, 3, 4, 5].flatMap((players) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((bots) => [bots, players] as const),
);

test.each(TABLES)('%d bots at tables of %d: everyone as often, every pair as often', (bots, players) => {
  const lineups = balancedLineups(bots, players);
  const seats = new Set<number>();
  const meetings = new Set<number>();
  for (let a = 0; a < bots; a++) {
    seats.add(lineups.reduce((sum, lineup) => sum + seatsOf(lineup, a), 0));
    for (let b = 0; b < a; b++) {
      meetings.add(lineups.reduce((sum, lineup) => sum + seatsOf(lineup, a) * seatsOf(lineup, b), 0));
    }
  }
  expect([...seats]).toEqual([(lineups.length * players) / bots]);
  expect(meetings.size).toBe(1);
  expect(meetings).not.toContain(0);
  for (const lineup of lineups) {
    expect(lineup).toHaveLength(players);
    expect(lineup.toSorted((a, b) => a - b)).toEqual(lineup);
  }
});

test('known designs are found, far smaller than all tables', () => {
  expect(balancedLineups(7, 3)).toHaveLength(7);
  expect(balancedLineups(9, 4)).toHaveLength(18);
  expect(balancedLineups(11, 5)).toHaveLength(11);
  expect(balancedLineups(13, 4)).toHaveLength(13);
  expect(balancedLineups(9, 2)).toHaveLength(36);
});

test('as many bots as seats are one table, fewer fill it again', () => {
  expect(balancedLineups(4, 4)).toEqual([[0, 1, 2, 3]]);
  expect(balancedLineups(2, 4)).toEqual([[0, 0, 1, 1]]);
  expect(balancedLineups(2, 3)).toEqual([
    [0, 0, 1],
    [0, 1, 1],
  ]);
});
