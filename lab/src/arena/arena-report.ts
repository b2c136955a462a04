import type { Budget, BotName } from '@altiplano/bots';
import type { Options } from '@altiplano/rules';
import type { Texts } from '../text/texts.ts';
import type { AdjustedFigures, ArenaFigures } from './arena-tally.ts';
import { rounded } from './rounded.ts';

/** All that the arena says for programs. */
export interface ArenaReport extends Omit<ArenaFigures, 'adjusted'> {
  /** Null where luck was not measured. */
  readonly adjusted: AdjustedFigures | null;
  readonly candidate: BotName;
  readonly against: BotName;
  readonly players: number;
  readonly seed: string;
  readonly options: Options;
  /** How much the candidate thought. */
  readonly budget: Budget;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

function adjustedJson({ share, ci95, meanMargin, marginCi95, fewerGames }: AdjustedFigures): AdjustedFigures {
  return {
    share: rounded(share, 4),
    ci95: [rounded(ci95[0], 4), rounded(ci95[1], 4)],
    meanMargin: rounded(meanMargin, 3),
    marginCi95: [rounded(marginCi95[0], 3), rounded(marginCi95[1], 3)],
    fewerGames: { share: rounded(fewerGames.share, 2), margin: rounded(fewerGames.margin, 2) },
  };
}

/** The report with numbers as exact as they are worth printing, in the order in which one reads them. */
export function arenaJson(report: ArenaReport): ArenaReport {
  const { candidate, against, players, games, seed, options, share, ci95, budget, adjusted } = report;
  return {
    candidate,
    against,
    players,
    games,
    seed,
    options,
    share: rounded(share, 4),
    ci95: [rounded(ci95[0], 4), rounded(ci95[1], 4)],
    meanMargin: rounded(report.meanMargin, 3),
    marginCi95: [rounded(report.marginCi95[0], 3), rounded(report.marginCi95[1], 3)],
    adjusted: adjusted && adjustedJson(adjusted),
    meanRank: rounded(report.meanRank, 3),
    p95MoveMs: rounded(report.p95MoveMs, 3),
    p95PlanMs: rounded(report.p95PlanMs, 3),
    seconds: rounded(report.seconds, 3),
    gamesPerSecond: rounded(report.gamesPerSecond, 3),
    budget,
    wins: report.wins,
    sharedWins: report.sharedWins,
    meanScore: rounded(report.meanScore, 3),
    meanRivalScore: rounded(report.meanRivalScore, 3),
    meanRounds: rounded(report.meanRounds, 3),
  };
}

function interval(
  [low, high]: readonly [number, number],
  write: (value: number) => string,
): [low: string, high: string] {
  return [write(low), write(high)];
}

type Write = (value: number, places?: number) => string;

function adjustedLines(
  { share, ci95, meanMargin, marginCi95, fewerGames }: AdjustedFigures,
  number: Write,
  percent: Write,
  { arena }: Texts,
): [caption: string, value: string][] {
  return [
    [arena.adjustedShare, arena.adjustedTo(percent(share), ...interval(ci95, percent))],
    [arena.adjustedMargin, arena.adjustedTo(number(meanMargin), ...interval(marginCi95, number))],
    [arena.fewerGames, arena.fewer(number(fewerGames.share, 2), number(fewerGames.margin, 2))],
  ];
}

/** The report for people. */
export function arenaTable(report: ArenaReport, texts: Texts): string {
  const { arena } = texts;
  const { players, games, budget, adjusted } = report;
  const number = (value: number, places = 1): string => rounded(value, places).toLocaleString(texts.language);
  const percent = (share: number): string => `${number(100 * share)} %`;
  const [low, high] = report.ci95;
  const [marginLow, marginHigh] = report.marginCi95;
  const lines: [string, string][] = [
    [arena.candidate, arena.withBudget(report.candidate, number(budget.plan), number(budget.action))],
    [arena.against, arena.rivals(report.against, players - 1)],
    [arena.games, arena.blocks(number(games), number(games / players), players)],
    [arena.share, arena.shares(percent(report.share), percent(1 / players))],
    [arena.interval, arena.between(percent(low), percent(high))],
    [arena.margin, arena.margins(number(report.meanMargin), number(marginLow), number(marginHigh))],
    ...(adjusted === null ? [] : adjustedLines(adjusted, number, percent, texts)),
    [arena.rank, arena.ranks(number(report.meanRank, 2))],
    [arena.points, arena.bothPoints(number(report.meanScore), number(report.meanRivalScore))],
    [arena.rounds, arena.ranks(number(report.meanRounds))],
    [arena.thinking, arena.times(number(report.p95MoveMs, 2), number(report.p95PlanMs, 2))],
    [arena.speed, arena.speeds(number(report.gamesPerSecond, 2), number(report.seconds))],
  ];
  const width = Math.max(...lines.map(([caption]) => caption.length));
  return lines.map(([caption, value]) => `  ${caption.padEnd(width)}  ${value}`).join('\n');
}
