const SHORTEST = 500;
const LONGEST = 30_000;

/**
 * How long to wait before the n-th attempt in a row, in milliseconds: longer each time, and a different time for everyone,
 * so that not all come back at once. `random` is from 0 up to, not including, 1.
 */
export function backoff(failures: number, random: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** Math.max(0, failures - 1));
  return Math.round(most / 2 + (most / 2) * random);
}
