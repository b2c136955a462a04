import type { Dice } from '../dice.ts';

/** A search for the best vector by sampling around a moving mean; only ranks of the samples matter, so noise does little harm. */
export interface Evolution {
  readonly mean: readonly number[];
  /** The next samples to be tried. */
  ask(): number[][];
  /** The same samples, best first. */
  tell(ranked: readonly (readonly number[])[]): void;
  /** How wide it still looks, relative to the start. */
  spread(): number;
}

function gaussian(dice: Dice): number {
  const radius = Math.sqrt(-2 * Math.log(1 - dice.fraction()));
  return radius * Math.cos(2 * Math.PI * dice.fraction());
}

/** Weights of the better half, falling with the logarithm of the rank. */
function recombination(population: number): number[] {
  const half = Math.floor(population / 2);
  const raw = Array.from({ length: half }, (_, i) => Math.log(half + 0.5) - Math.log(i + 1));
  const sum = raw.reduce((all, weight) => all + weight, 0);
  return raw.map((weight) => weight / sum);
}

/**
 * CMA-ES with a diagonal covariance (Ros and Hansen 2008), which learns in far fewer samples than the full one where
 * there are dozens of weights. `scale` is the first step along each.
 */
export function createEvolution(
  start: readonly number[],
  scale: readonly number[],
  population: number,
  dice: Dice,
): Evolution {
  const n = start.length;
  const weights = recombination(population);
  const effective = 1 / weights.reduce((sum, weight) => sum + weight * weight, 0);
  const pathRate = (effective + 2) / (n + effective + 3);
  const damping = 1 + pathRate + 2 * Math.max(0, Math.sqrt((effective - 1) / (n + 1)) - 1);
  const covariancePath = 4 / (n + 4);
  const faster = (n + 2) / 3;
  const rankOne = Math.min(1, (faster * 2) / ((n + 1.3) ** 2 + effective));
  const rankMost = Math.min(
    1 - rankOne,
    (faster * 2 * (effective - 2 + 1 / effective)) / ((n + 2) ** 2 + effective),
  );
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  const mean = [...start];
  const variance = start.map(() => 1);
  const path = start.map(() => 0);
  const stepPath = start.map(() => 0);
  let sigma = 1;
  let generation = 0;

  return {
    mean,
    ask: () =>
      Array.from({ length: population }, () =>
        mean.map((value, i) => value + sigma * scale[i] * Math.sqrt(variance[i]) * gaussian(dice)),
      ),
    tell(ranked) {
      generation++;
      const old = [...mean];
      for (let i = 0; i < n; i++) {
        mean[i] = 0;
        for (let k = 0; k < weights.length; k++) mean[i] += weights[k] * ranked[k][i];
      }
      const step = mean.map((value, i) => (value - old[i]) / (sigma * scale[i]));
      let length = 0;
      for (let i = 0; i < n; i++) {
        stepPath[i] =
          (1 - pathRate) * stepPath[i] +
          Math.sqrt(pathRate * (2 - pathRate) * effective) * (step[i] / Math.sqrt(variance[i]));
        length += stepPath[i] * stepPath[i];
      }
      length = Math.sqrt(length);
      const settled =
        length / Math.sqrt(1 - (1 - pathRate) ** (2 * generation)) < (1.4 + 2 / (n + 1)) * expected;
      for (let i = 0; i < n; i++) {
        path[i] =
          (1 - covariancePath) * path[i] +
          (settled ? Math.sqrt(covariancePath * (2 - covariancePath) * effective) * step[i] : 0);
        let spread = 0;
        for (let k = 0; k < weights.length; k++) {
          spread += weights[k] * ((ranked[k][i] - old[i]) / (sigma * scale[i])) ** 2;
        }
        variance[i] =
          (1 - rankOne - rankMost) * variance[i] + rankOne * path[i] * path[i] + rankMost * spread;
      }
      sigma *= Math.exp((pathRate / damping) * (length / expected - 1));
    },
    spread: () => sigma,
  };
}
