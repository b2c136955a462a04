import { BOTS } from '@altiplano/bots';
import { DEFAULT_OPTIONS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import type { ArenaReport } from '../arena/arena-report.ts';
import { LANGUAGES } from '../text/texts.ts';
import { gateLines, type GateReport, gateReport, gatesSummary } from './gate-report.ts';
import { GATES } from './gate-table.ts';

const PLAYED: ArenaReport = {
  candidate: 'search',
  against: 'planner',
  players: 4,
  games: 1000,
  seed: 's',
  options: DEFAULT_OPTIONS,
  share: 0.59996,
  ci95: [0.51234, 0.68765],
  budget: BOTS.search.budget,
  wins: 600,
  sharedWins: 0,
  adjusted: null,
  meanMargin: 1,
  marginCi95: [0, 0],
  meanRank: 1.5,
  meanScore: 100,
  meanRivalScore: 90,
  meanRounds: 12,
  p95MoveMs: 1621.116,
  p95PlanMs: 2814.629,
  seconds: 12_345.6,
  gamesPerSecond: 0.081,
};

function reported(id: string, played: Partial<ArenaReport> = {}): GateReport {
  const gate = GATES.find((row) => row.id === id);
  if (gate === undefined) throw new Error(id);
  return gateReport(gate, { ...PLAYED, ...played }, true);
}

test('a gate is judged by exact figures, not by those that are printed', () => {
  const report = reported('four-players/search/planner');
  expect(report).toMatchObject({ share: 0.6, holds: false, quick: true });
  expect(report.time).toEqual({ planMs: 3000, moveMs: 1000, holds: false });
});

test.each([
  [
    'en' as const,
    [
      'FAILS  four-players/search/planner: 60 % of 1,000 games (51.2 % to 68.8 %)',
      '       wanted: ≥ 60 %; p95 1,621 ms a move, 2,815 ms a plan; 12,346 s',
      '       time: NOT within 1,000 ms a move and 3,000 ms a plan, on this machine',
      'holds  two-players/search/planner: 60 % of 1,000 games (51.2 % to 68.8 %)',
      '       wanted: lower end > 50 %; p95 0.35 ms a move, 2,815 ms a plan; 12,346 s',
      '       time: within 1,000 ms a move and 3,000 ms a plan, on this machine',
      'holds  modules/planner/greedy: 60 % of 1,000 games (51.2 % to 68.8 %)',
      '       wanted: upper end ≥ 60 %; p95 1,621 ms a move, 2,815 ms a plan; 12,346 s',
      '',
      '2 of 3 gates hold.',
      'One gate took longer than allowed on this machine; only --strict-time minds.',
      'A tenth of the games (--quick): this tries the gates out and proves nothing.',
    ],
  ],
  [
    'de' as const,
    [
      'NEIN  four-players/search/planner: 60 % von 1.000 Partien (51,2 % bis 68,8 %)',
      '      soll: ≥ 60 %; p95 1.621 ms je Zug, 2.815 ms je Plan; 12.346 s',
      '      Zeit: NICHT in 1.000 ms je Zug und 3.000 ms je Plan, auf diesem Rechner',
      'ja    two-players/search/planner: 60 % von 1.000 Partien (51,2 % bis 68,8 %)',
      '      soll: unteres Ende > 50 %; p95 0,35 ms je Zug, 2.815 ms je Plan; 12.346 s',
      '      Zeit: in 1.000 ms je Zug und 3.000 ms je Plan, auf diesem Rechner',
      'ja    modules/planner/greedy: 60 % von 1.000 Partien (51,2 % bis 68,8 %)',
      '      soll: oberes Ende ≥ 60 %; p95 1.621 ms je Zug, 2.815 ms je Plan; 12.346 s',
      '',
      '2 von 3 Hürden genommen.',
      'Eine dauerte auf diesem Rechner länger als erlaubt; nur --strict-time stört das.',
      'Ein Zehntel der Partien (--quick): das probiert nur aus und beweist nichts.',
    ],
  ],
])('lines for people (%s)', (language, lines) => {
  const texts = LANGUAGES[language];
  const reports = [
    reported('four-players/search/planner'),
    reported('two-players/search/planner', { p95MoveMs: 0.3481 }),
    reported('modules/planner/greedy'),
  ];
  const said = [...reports.map((report) => gateLines(report, texts)), gatesSummary(reports, false, texts)];
  expect(said.join('\n').split('\n')).toEqual(lines);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('a missed time that counts is not excused', () => {
  const reports = [reported('four-players/search/planner'), reported('modules/search/tuned')];
  expect(gatesSummary(reports, true, LANGUAGES.en)).toContain(
    '\n2 gates took longer than allowed on this machine.\n',
  );
});
