import { pad, widthOf } from '@altiplano/cli/command-line';
import type { Options } from '@altiplano/rules';
import { rounded } from '../arena/rounded.ts';
import type { Texts } from '../text/texts.ts';
import type { RungFigures } from './ladder-tally.ts';

export interface Rung extends RungFigures {
  readonly bot: string;
}

/** All that the ladder says for programs; the strongest bot stands first. */
export interface LadderReport {
  readonly bots: readonly Rung[];
  readonly players: number;
  readonly games: number;
  /** In how many games each pair met. */
  readonly meetings: number;
  readonly seed: string;
  readonly options: Options;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

/** The report with numbers as exact as they are worth printing. */
export function ladderJson(report: LadderReport): LadderReport {
  return {
    ...report,
    bots: report.bots.map(({ bot, rating, ci95, games, share, meanScore, meanRank }) => ({
      bot,
      rating: rounded(rating, 1),
      ci95: [rounded(ci95[0], 1), rounded(ci95[1], 1)],
      games,
      share: rounded(share, 4),
      meanScore: rounded(meanScore, 3),
      meanRank: rounded(meanRank, 3),
    })),
    seconds: rounded(report.seconds, 3),
    gamesPerSecond: rounded(report.gamesPerSecond, 3),
  };
}

/** The report for people. */
export function ladderTable(report: LadderReport, texts: Texts): string {
  const { ladder, arena, language } = texts;
  const fixed = (value: number, places: number): string =>
    rounded(value, places).toLocaleString(language, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
  const { columns } = ladder;
  const rows = [
    [
      columns.bot,
      columns.rating,
      columns.interval,
      columns.games,
      columns.share,
      columns.points,
      columns.rank,
    ],
    ...report.bots.map(({ bot, rating, ci95, games, share, meanScore, meanRank }) => [
      bot,
      fixed(rating, 0),
      arena.between(fixed(ci95[0], 0), fixed(ci95[1], 0)),
      fixed(games, 0),
      `${fixed(100 * share, 1)} %`,
      fixed(meanScore, 1),
      fixed(meanRank, 2),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? pad(cell, widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  );
  return [
    ladder.games(fixed(report.games, 0), report.players, fixed(report.meetings, 0)),
    '',
    ...lines.map((line) => `  ${line}`),
    '',
    `  ${arena.speeds(fixed(report.gamesPerSecond, 2), fixed(report.seconds, 1))}`,
  ].join('\n');
}
