import { candidateSeat } from './arena-jobs.ts';
import type { BotGame } from './bot-game.ts';
import { createDurationHistogram } from './duration-histogram.ts';
import { finishingOrder, ranks } from './ranks.ts';
import { createRunningMean } from './running-mean.ts';

/** How a candidate did. */
export interface ArenaFigures {
  readonly games: number;
  /** Of wins; a shared win counts in parts. */
  readonly share: number;
  /** Of the share, over blocks: games of one set-up are not independent of each other. */
  readonly ci95: readonly [low: number, high: number];
  readonly wins: number;
  readonly sharedWins: number;
  /** Points ahead of the best rival. */
  readonly meanMargin: number;
  readonly marginCi95: readonly [low: number, high: number];
  readonly meanRank: number;
  readonly meanScore: number;
  readonly meanRivalScore: number;
  readonly meanRounds: number;
  readonly p95MoveMs: number;
  readonly p95PlanMs: number;
}

/** Counts the games of an arena as they come in, in their order. */
export interface ArenaTally {
  add(game: BotGame, index: number): void;
  total(): ArenaFigures;
}

export function createArenaTally(players: number): ArenaTally {
  const blockShares = createRunningMean();
  const blockMargins = createRunningMean();
  const rank = createRunningMean();
  const own = createRunningMean();
  const rivals = createRunningMean();
  const rounds = createRunningMean();
  const moves = createDurationHistogram();
  const plans = createDurationHistogram();
  let games = 0;
  let wins = 0;
  let sharedWins = 0;
  let shareOfBlock = 0;
  let marginOfBlock = 0;
  return {
    add(game, index) {
      const seat = candidateSeat(index, players);
      const points = game.points[seat] as number;
      const others = game.points.filter((_, other) => other !== seat);
      games++;
      if (game.winners.includes(seat)) {
        if (game.winners.length === 1) wins++;
        else sharedWins++;
        shareOfBlock += 1 / game.winners.length;
      }
      marginOfBlock += points - Math.max(...others);
      if (seat === players - 1) {
        blockShares.add(shareOfBlock / players);
        blockMargins.add(marginOfBlock / players);
        shareOfBlock = 0;
        marginOfBlock = 0;
      }
      rank.add(ranks(finishingOrder(game.points, game.coins))[seat] as number);
      own.add(points);
      for (const other of others) rivals.add(other);
      rounds.add(game.rounds);
      for (const milliseconds of game.moveMs) moves.add(milliseconds);
      for (const milliseconds of game.planMs) plans.add(milliseconds);
    },
    total() {
      const share = blockShares.mean();
      const halfWidth = blockShares.margin95();
      const margin = blockMargins.mean();
      return {
        games,
        share,
        ci95: [Math.max(0, share - halfWidth), Math.min(1, share + halfWidth)],
        wins,
        sharedWins,
        meanMargin: margin,
        marginCi95: [margin - blockMargins.margin95(), margin + blockMargins.margin95()],
        meanRank: rank.mean(),
        meanScore: own.mean(),
        meanRivalScore: rivals.mean(),
        meanRounds: rounds.mean(),
        p95MoveMs: moves.percentile(0.95),
        p95PlanMs: plans.percentile(0.95),
      };
    },
  };
}
