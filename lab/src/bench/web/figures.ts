import { rounded } from '../server/figures.ts';
import type { InitialScript } from './initial-script.ts';
import type { Inputs } from './inputs.ts';
import type { Judgement } from './lighthouse.ts';

/** One measured number beside what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly aim: string;
  readonly met: boolean;
}

const KILOBYTE = 1000;
const MOST_SCRIPT = 180;
const LEAST_SCORE = 95;
const SLOWEST = 50;
/** What browsers call good. */
const MOST_SHIFT = 0.1;

/** The number below which so much of them lies. */
function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

function atMost(name: string, value: number, most: number, unit: string): Figure {
  return { name, value: rounded(value), unit, aim: `at most ${most}`, met: value <= most };
}

function ofInputs({ screen, unanswered, work, answers }: Inputs): Figure[] {
  const { times, layoutShift, shiftsUnderPointer } = answers;
  return [
    atMost(`press to picture, p95, ${screen}`, percentile(times, 0.95), SLOWEST, 'ms'),
    atMost(
      `the same by processor time, ${screen}`,
      percentile(
        work.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
      SLOWEST,
      'ms',
    ),
    atMost(`presses without an answer, ${screen}`, unanswered.length, 0, ''),
    atMost(`layout shift at the table, ${screen}`, layoutShift, MOST_SHIFT, ''),
    atMost(`shifts under the pointer, ${screen}`, shiftsUnderPointer.length, 0, ''),
  ];
}

/** What was measured, as numbers with their aims. */
export function figuresOf(measured: {
  readonly script: InitialScript;
  readonly lighthouse: readonly Judgement[];
  readonly inputs: readonly Inputs[];
}): Figure[] {
  return [
    atMost('initial script, gzip', measured.script.gzipBytes / KILOBYTE, MOST_SCRIPT, 'kB'),
    ...measured.lighthouse.flatMap(({ page, device, scores }) =>
      Object.entries(scores).map(([category, score]) => ({
        name: `Lighthouse ${page}, ${device}: ${category}`,
        value: score,
        unit: '',
        aim: `at least ${LEAST_SCORE}`,
        met: score >= LEAST_SCORE,
      })),
    ),
    ...measured.inputs.flatMap(ofInputs),
  ];
}
