import { expect, test } from 'vitest';
import { arenaJobs } from './arena-jobs.ts';
import { createArenaTally } from './arena-tally.ts';
import type { BotGame } from './bot-game.ts';

function game(points: number[], winners: number[], rest: Partial<BotGame> = {}): BotGame {
  return {
    rounds: 10,
    points,
    coins: points.map(() => 0),
    winners,
    luck: points.map(() => 0),
    moveMs: [],
    planMs: [],
    ...rest,
  };
}

test('a block is one seed with the candidate on each seat in turn; the first has the seed of the run', () => {
  const bots = [{ bot: 'random', budget: { plan: 9, action: 3 } }, { bot: 'random' }] as const;
  const jobs = [...arenaJobs(bots[0], bots[1], 3, 2, 's')];
  expect(jobs.map(({ seed }) => seed)).toEqual(['s', 's', 's', 's+1', 's+1', 's+1']);
  expect(jobs.map(({ timed }) => timed)).toEqual([0, 1, 2, 0, 1, 2]);
  for (const { seats, timed } of jobs) {
    expect(seats.map((seat) => seat === bots[0])).toEqual([0, 1, 2].map((seat) => seat === timed));
  }
});

test('shares by block, shared wins in parts, margins, ranks and times', () => {
  const tally = createArenaTally(2);
  // The candidate wins both, then loses one and shares one.
  tally.add(game([30, 20], [0], { moveMs: [1, 1], planMs: [50] }), 0);
  tally.add(game([20, 24], [1], { moveMs: [8], planMs: [70] }), 1);
  tally.add(game([10, 12], [1], { rounds: 20 }), 2);
  tally.add(game([15, 15], [0, 1], { rounds: 20 }), 3);
  const figures = tally.total();
  expect(figures).toMatchObject({ games: 4, share: 0.625, wins: 2, sharedWins: 1, meanRounds: 15 });
  expect(figures).toMatchObject({ meanMargin: 3, meanRank: 1.375, meanScore: 19.75, meanRivalScore: 16.75 });
  // Block shares 1 and 0.25: mean 0.625, standard error 0.375.
  expect(figures.ci95[0]).toBe(0);
  expect(figures.ci95[1]).toBe(1);
  // Margins 10, 4, −2 and 0: by block 7 and −1, standard error 4.
  expect(figures.marginCi95[0]).toBeCloseTo(3 - 1.959964 * 4, 5);
  expect(figures.marginCi95[1]).toBeCloseTo(3 + 1.959964 * 4, 5);
  expect(figures.p95MoveMs / 8).toBeCloseTo(1, 1);
  expect(figures.p95PlanMs / 70).toBeCloseTo(1, 1);
});

test('the interval is that of the mean of block shares', () => {
  const tally = createArenaTally(2);
  for (let block = 0; block < 50; block++) {
    const wins = block % 2 === 0;
    tally.add(wins ? game([2, 1], [0]) : game([1, 2], [1]), 2 * block);
    tally.add(game([1, 2], [1]), 2 * block + 1);
  }
  const { share, ci95 } = tally.total();
  expect(share).toBeCloseTo(0.75, 12);
  const margin = 1.959964 * Math.sqrt((0.25 ** 2 * 50) / 49 / 50);
  expect(ci95[0]).toBeCloseTo(0.75 - margin, 6);
  expect(ci95[1]).toBeCloseTo(0.75 + margin, 6);
});

test('one block says nothing about the spread', () => {
  const tally = createArenaTally(2);
  tally.add(game([2, 1], [0]), 0);
  tally.add(game([2, 1], [0]), 1);
  expect(tally.total()).toMatchObject({ share: 0.5, ci95: [0, 1] });
});

test('what the bags gave is taken out of share and margin', () => {
  const tally = createArenaTally(2);
  for (let block = 0; block < 40; block++) {
    // Most of what happens is luck of the candidate.
    const given = (block % 5) - 2;
    const rest = (block % 2) - 0.5;
    for (const seat of [0, 1]) {
      const points = [20, 20];
      points[seat] = 22 + 2 * given + rest;
      const luck = [0, 0];
      luck[seat] = given;
      const best = Math.max(...points);
      tally.add(
        game(
          points,
          points.flatMap((own, index) => (own === best ? [index] : [])),
          { luck },
        ),
        2 * block + seat,
      );
    }
  }
  const { meanMargin, marginCi95, adjusted } = tally.total();
  expect(adjusted.meanMargin).toBeCloseTo(meanMargin, 0);
  expect(adjusted.fewerGames.margin).toBeGreaterThan(4);
  expect(adjusted.marginCi95[1] - adjusted.marginCi95[0]).toBeLessThan((marginCi95[1] - marginCi95[0]) / 2);
  expect(adjusted.fewerGames.share).toBeGreaterThan(1);
});

test('a few blocks are not adjusted', () => {
  const tally = createArenaTally(2);
  for (let index = 0; index < 6; index++) tally.add(game([2, 1], [0], { luck: [index, -index] }), index);
  const { share, meanMargin, adjusted } = tally.total();
  expect(adjusted).toMatchObject({ share, meanMargin, fewerGames: { share: 1, margin: 1 } });
});
