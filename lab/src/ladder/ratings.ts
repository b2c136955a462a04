import { NORMAL_95 } from '../arena/running-mean.ts';
import { multiply } from './matrix.ts';
import { covarianceOf, fitPlackettLuce, likelihood } from './plackett-luce.ts';
import { merged, virtualTies, type WeightedOrder } from './weighted-orders.ts';

/** Points of a rating per unit of log strength: ten times as strong is 400 more, as in chess. */
const SCALE = 400 / Math.LN10;

export interface Rating {
  /** The mean of all is 0. */
  readonly rating: number;
  readonly ci95: readonly [low: number, high: number];
}

/**
 * Ratings from the finishing orders of blocks of games. The spread is taken from the information of the model and from
 * how far the blocks pull in different directions (the sandwich estimator), whichever is larger: the first believes that
 * all games are independent, the second is blind where a bot never loses.
 */
export function ratings(items: number, blocks: readonly (readonly WeightedOrder[])[]): Rating[] {
  const orders = merged([...virtualTies(items), ...blocks.flat()]);
  const logStrengths = fitPlackettLuce(items, orders);
  const covariance = covarianceOf(likelihood(orders, logStrengths).information);
  const fromBlocks = logStrengths.map(() => 0);
  for (const block of blocks) {
    const pull = multiply(covariance, likelihood(block, logStrengths).gradient);
    for (const [item, by] of pull.entries()) fromBlocks[item] = (fromBlocks[item] as number) + by ** 2;
  }
  const small = blocks.length / Math.max(1, blocks.length - 1);
  return logStrengths.map((value, item) => {
    const variance = Math.max(covariance[item]?.[item] as number, small * (fromBlocks[item] as number));
    const halfWidth = NORMAL_95 * Math.sqrt(variance);
    return { rating: SCALE * value, ci95: [SCALE * (value - halfWidth), SCALE * (value + halfWidth)] };
  });
}
