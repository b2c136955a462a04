import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** Times in milliseconds. */
export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Collects times; kept in microseconds, as histograms count whole numbers. */
export interface Watch {
  note(milliseconds: number): void;
  read(): Times;
}

const MICRO = 1000;

function inMilliseconds(value: number): number {
  return Math.round(value) / MICRO;
}

export function createWatch(): Watch {
  const histogram: RecordableHistogram = createHistogram();
  return {
    note: (milliseconds) => histogram.record(Math.max(1, Math.round(milliseconds * MICRO))),
    read: () => ({
      count: histogram.count,
      p50: inMilliseconds(histogram.percentile(50)),
      p99: inMilliseconds(histogram.percentile(99)),
      max: inMilliseconds(histogram.count === 0 ? 0 : histogram.max),
    }),
  };
}

/** Processor time that this process has used, in seconds. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** To three digits, as more would only be noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
