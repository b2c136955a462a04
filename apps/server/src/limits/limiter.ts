/** So many within so long, for each key on its own; `most` zero means without end. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

/** Counts what each key takes, and says when it is too much. */
export interface Limiter {
  /**
   * Takes what something costs for the key, one unless another cost is said: 0 if that is fine, or the milliseconds after
   * which it would be. What costs more than the whole share takes all of it.
   */
  take(key: string, now: number, cost?: number): number;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** So that strangers with many addresses cannot fill the memory; the key unused for longest is forgotten first. */
const MOST_KEYS = 100_000;

/**
 * A limiter that lets a key take all of its share at once and then gives it back evenly.
 * One number a key: the moment at which its share would be whole again (the generic cell rate algorithm).
 */
export function createLimiter({ most, within }: Rate, mostKeys = MOST_KEYS): Limiter {
  const whole = new Map<string, number>();
  const step = within / most;
  return {
    take(key, now, cost = 1) {
      if (most === 0) return 0;
      const from = Math.max(whole.get(key) ?? now, now);
      const price = Math.min(step * cost, within);
      const wait = from + price - within - now;
      // A hair of rounding must not cost the last one of a share.
      if (wait > 1e-6 * within) return Math.ceil(wait);
      whole.delete(key);
      whole.set(key, from + price);
      if (whole.size > mostKeys) whole.delete(whole.keys().next().value as string);
      return 0;
    },
  };
}
