/** Neighbouring counters differ by this factor, so a percentile is off by at most half a percent. */
const STEP = 1.01;
/** In milliseconds; what is faster or slower counts as this. */
const SHORTEST = 0.001;
const LONGEST = 10_000_000;

const SIZE = Math.ceil(Math.log(LONGEST / SHORTEST) / Math.log(STEP)) + 1;

/** Durations in milliseconds, counted in a fixed number of counters: a long run takes no more memory than a short one. */
export interface DurationHistogram {
  add(milliseconds: number): void;
  /** The duration that this share of all does not exceed (nearest rank); 0 if there is none. */
  percentile(share: number): number;
}

export function createDurationHistogram(): DurationHistogram {
  const counters = new Float64Array(SIZE);
  let count = 0;
  return {
    add(milliseconds) {
      const within = Math.min(Math.max(milliseconds, SHORTEST), LONGEST);
      const index = Math.round(Math.log(within / SHORTEST) / Math.log(STEP));
      counters[index] = (counters[index] as number) + 1;
      count++;
    },
    percentile(share) {
      let left = Math.max(1, Math.ceil(share * count));
      const index = counters.findIndex((counter) => {
        left -= counter;
        return left <= 0;
      });
      return index < 0 ? 0 : SHORTEST * STEP ** index;
    },
  };
}
