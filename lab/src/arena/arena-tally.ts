import { type Sample, withoutLuck } from '@altiplano/bots';
import { candidateSeat } from './arena-jobs.ts';
import type { BotGame } from './bot-game.ts';
import { createDurationHistogram } from './duration-histogram.ts';
import { finishingOrder, ranks } from './ranks.ts';
import { createRunningMean, type RunningMean } from './running-mean.ts';

/** How a candidate did, with the luck of the bags taken out: the same on average, and known more exactly. */
export interface AdjustedFigures {
  readonly share: number;
  readonly ci95: readonly [low: number, high: number];
  readonly meanMargin: number;
  readonly marginCi95: readonly [low: number, high: number];
  /** So many times fewer games are enough for an interval as narrow; 1 where it cannot be told. */
  readonly fewerGames: { readonly share: number; readonly margin: number };
}

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
  /** The same without what the bags gave. */
  readonly adjusted: AdjustedFigures;
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

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The mean of blocks, of which each counts as one. */
function blockMean(results: readonly number[], players: number): RunningMean {
  const mean = createRunningMean();
  for (let first = 0; first + players <= results.length; first += players) {
    mean.add(meanOf(results.slice(first, first + players)));
  }
  return mean;
}

function times(plain: RunningMean, adjusted: RunningMean): number {
  const ratio = (plain.margin95() / adjusted.margin95()) ** 2;
  return Number.isFinite(ratio) ? ratio : 1;
}

function adjust(shares: readonly Sample[], margins: readonly Sample[], players: number): AdjustedFigures {
  const plain = (samples: readonly Sample[]): RunningMean =>
    blockMean(
      samples.map(({ result }) => result),
      players,
    );
  const share = blockMean(withoutLuck(shares), players);
  const margin = blockMean(withoutLuck(margins), players);
  return {
    share: share.mean(),
    // Not cut to what shares can be: an estimate beyond says so.
    ci95: [share.mean() - share.margin95(), share.mean() + share.margin95()],
    meanMargin: margin.mean(),
    marginCi95: [margin.mean() - margin.margin95(), margin.mean() + margin.margin95()],
    fewerGames: {
      share: times(plain(shares), share),
      margin: times(plain(margins), margin),
    },
  };
}

export function createArenaTally(players: number): ArenaTally {
  const shareSamples: Sample[] = [];
  const marginSamples: Sample[] = [];
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
      const isWinner = game.winners.includes(seat);
      if (isWinner) {
        if (game.winners.length === 1) wins++;
        else sharedWins++;
        shareOfBlock += 1 / game.winners.length;
      }
      marginOfBlock += points - Math.max(...others);
      const rivalsLuck = game.luck.filter((_, other) => other !== seat);
      const sample = {
        group: Math.floor(index / players),
        luck: [game.luck[seat] as number, meanOf(rivalsLuck)],
      };
      shareSamples.push({ ...sample, result: isWinner ? 1 / game.winners.length : 0 });
      marginSamples.push({ ...sample, result: points - Math.max(...others) });
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
        adjusted: adjust(shareSamples, marginSamples, players),
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
