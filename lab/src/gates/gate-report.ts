import { arenaJson, type ArenaReport } from '../arena/arena-report.ts';
import { rounded } from '../arena/rounded.ts';
import type { Texts } from '../text/texts.ts';
import type { Gate, Threshold, TimeLimits } from './gate.ts';
import { holds, isInTime } from './verdict.ts';

/** A gate that was played, for programs: the arena's figures, and what they mean for the gate. */
export interface GateReport extends ArenaReport {
  readonly id: string;
  readonly threshold: Threshold;
  readonly holds: boolean;
  /** Depends on the machine; null where times are not compared with anything. */
  readonly time: (TimeLimits & { readonly holds: boolean }) | null;
  /** Whether only a tenth of the games was played. */
  readonly quick: boolean;
}

/** Judges what was played by its exact figures, and keeps them as exact as they are worth printing. */
export function gateReport(gate: Gate, played: ArenaReport, isQuick: boolean): GateReport {
  const { id, threshold, limits } = gate;
  const time = limits === undefined ? null : { ...limits, holds: isInTime(limits, played) };
  return { id, threshold, holds: holds(threshold, played), time, quick: isQuick, ...arenaJson(played) };
}

/** A played gate for people, in two lines, or three where times are compared. */
export function gateLines(report: GateReport, texts: Texts): string {
  const { gates, arena } = texts;
  const number = (value: number, places = 1): string => rounded(value, places).toLocaleString(texts.language);
  const percent = (share: number): string => `${number(100 * share)} %`;
  const milliseconds = (value: number): string => number(value, value < 10 ? 2 : 0);
  const { id, games, threshold, ci95, time } = report;
  const interval = arena.between(percent(ci95[0]), percent(ci95[1]));
  const verdict = report.holds ? gates.holds : gates.fails;
  const indent = ' '.repeat(Math.max(gates.holds.length, gates.fails.length) + 2);
  const wanted = gates.wanted[threshold.kind](percent(threshold.share));
  const times = gates.times(milliseconds(report.p95MoveMs), milliseconds(report.p95PlanMs));
  const lines = [
    `${verdict.padEnd(indent.length)}${id}: ${gates.won(percent(report.share), number(games), interval)}`,
    `${indent}${wanted}; ${times}; ${number(report.seconds, 0)} s`,
  ];
  if (time !== null) {
    const say = time.holds ? gates.inTime : gates.tooSlow;
    lines.push(indent + say(number(time.moveMs), number(time.planMs)));
  }
  return lines.join('\n');
}

/** What a run has come to, for people. */
export function gatesSummary(reports: readonly GateReport[], isTimeStrict: boolean, texts: Texts): string {
  const { gates } = texts;
  const holding = reports.filter((report) => report.holds).length;
  const slow = reports.filter(({ time }) => time?.holds === false).length;
  const lines = ['', gates.holding(holding, reports.length)];
  if (slow > 0) lines.push(gates.slow(slow, isTimeStrict));
  if (reports.some(({ quick }) => quick)) lines.push(gates.quick);
  return lines.join('\n');
}
