import type { BotGame } from '../arena/bot-game.ts';
import { finishingOrder, ranks } from '../arena/ranks.ts';
import { createRunningMean } from '../arena/running-mean.ts';
import { type Rating, ratings } from './ratings.ts';
import { untied, type WeightedOrder } from './weighted-orders.ts';

/** How one bot did. */
export interface RungFigures extends Rating {
  /** Seats that it played, which is games unless there are more seats than bots. */
  readonly games: number;
  readonly share: number;
  readonly meanScore: number;
  readonly meanRank: number;
}

/** Counts the games of a ladder as they come in, in their order. */
export interface LadderTally {
  /** A game, and which bot sat where. */
  add(game: BotGame, bots: readonly number[]): void;
  /** By bot. */
  total(): RungFigures[];
}

/** A tally of games that come in blocks of so many. */
export function createLadderTally(bots: number, blockSize: number): LadderTally {
  const rungs = Array.from({ length: bots }, () => ({
    games: 0,
    share: createRunningMean(),
    score: createRunningMean(),
    rank: createRunningMean(),
  }));
  const blocks: WeightedOrder[][] = [];
  let games = 0;
  return {
    add(game, seated) {
      const order = finishingOrder(game.points, game.coins);
      for (const [seat, rank] of ranks(order).entries()) {
        const rung = rungs[seated[seat] as number] as (typeof rungs)[number];
        rung.games++;
        rung.share.add(game.winners.includes(seat) ? 1 / game.winners.length : 0);
        rung.score.add(game.points[seat] as number);
        rung.rank.add(rank);
      }
      if (games++ % blockSize === 0) blocks.push([]);
      const finish = order.map((group) => group.map((seat) => seated[seat] as number));
      blocks.at(-1)?.push(...untied(finish));
    },
    total() {
      const rated = ratings(bots, blocks);
      return rungs.map(({ games: played, share, score, rank }, bot) => ({
        ...(rated[bot] as Rating),
        games: played,
        share: share.mean(),
        meanScore: score.mean(),
        meanRank: rank.mean(),
      }));
    },
  };
}
