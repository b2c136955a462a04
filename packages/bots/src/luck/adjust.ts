/** Results that were weighed with what chance gave in them. */
export interface Sample {
  readonly result: number;
  /** Samples of a group may depend on each other: games of one set-up. */
  readonly group: number;
  /** Numbers whose expectation is zero. */
  readonly luck: readonly number[];
}

/** Groups are split into so many parts: what is subtracted from one part was found in the others alone. */
const PARTS = 10;
/** Fewer samples than these say too little about how much luck is worth. */
const FEWEST = 20;

/** Keeps numbers of luck that are always zero, or always the same as others, from being divided by. */
const RIDGE = 1e-6;

/** Solves a small system of equations in place; its left side is positive definite, so no pivot is zero. */
function solveLinear(rows: number[][]): number[] {
  const size = rows.length;
  for (let k = 0; k < size; k++) {
    for (let i = 0; i < size; i++) {
      if (i === k) continue;
      const factor = rows[i][k] / rows[k][k];
      for (let j = k; j <= size; j++) rows[i][j] -= factor * rows[k][j];
    }
  }
  return rows.map((row, k) => row[size] / row[k]);
}

/** How much of the result each number of luck explains, by least squares. */
function shares(samples: readonly Sample[], controls: number): number[] {
  let mean = 0;
  for (const { result } of samples) mean += result / samples.length;
  const rows = Array.from({ length: controls }, () => Array.from({ length: controls + 1 }, () => 0));
  for (const { result, luck } of samples) {
    for (let i = 0; i < controls; i++) {
      for (let j = 0; j < controls; j++) rows[i][j] += luck[i] * luck[j];
      rows[i][controls] += luck[i] * (result - mean);
    }
  }
  for (let i = 0; i < controls; i++) rows[i][i] += RIDGE;
  return solveLinear(rows);
}

/**
 * The results without what chance gave (control variates). How much luck counts is found for each part of the samples in the
 * other parts, so that what is subtracted is zero on average whatever is found: the mean of what is returned estimates the same
 * as the mean of the results.
 */
export function withoutLuck(samples: readonly Sample[]): number[] {
  const controls = samples[0]?.luck.length ?? 0;
  if (controls === 0 || samples.length < FEWEST) return samples.map(({ result }) => result);
  const byPart = Array.from({ length: PARTS }, (_, part) =>
    shares(
      samples.filter(({ group }) => group % PARTS !== part),
      controls,
    ),
  );
  return samples.map(({ result, luck, group }) => {
    const counts = byPart[group % PARTS];
    return luck.reduce((rest, given, i) => rest - counts[i] * given, result);
  });
}
