import type { Report } from './problem.ts';

const MOST_VALUES = 30_000;
const DEEPEST = 16;

/** Whether a value is small and flat enough to be looked at closely; a pack has some four thousand values. */
export function fitsInHand(json: unknown, report: Report): boolean {
  let level: object[] = typeof json === 'object' && json !== null ? [json] : [];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) {
      report([], 'tooDeep', { most: DEEPEST });
      return false;
    }
    const next: object[] = [];
    for (const container of level) {
      for (const value of Object.values(container)) {
        if (++values > MOST_VALUES) {
          report([], 'tooLarge', { most: MOST_VALUES });
          return false;
        }
        if (typeof value === 'object' && value !== null) next.push(value);
      }
    }
    level = next;
  }
  return true;
}
