/** Mean and spread of numbers as they come in, none of which is kept (Welford). */
export interface RunningMean {
  add(value: number): void;
  /** 0 if there is none. */
  mean(): number;
  /** Half the width of the 95 % interval of the mean (normal approximation, sample variance); infinite below two values. */
  margin95(): number;
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
export const NORMAL_95 = 1.959963984540054;

export function createRunningMean(): RunningMean {
  let count = 0;
  let mean = 0;
  let squares = 0;
  return {
    add(value) {
      count++;
      const off = value - mean;
      mean += off / count;
      squares += off * (value - mean);
    },
    mean: () => mean,
    margin95: () =>
      count < 2 ? Number.POSITIVE_INFINITY : NORMAL_95 * Math.sqrt(squares / (count - 1) / count),
  };
}
