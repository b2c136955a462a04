import type { BlockResult } from './play-block.ts';

/** How a sample of a generation fared in its blocks. */
export interface Fared {
  /** What evolution wants more of, in points. */
  readonly fitness: number;
  readonly share: number;
}

/**
 * What winning counts beside the lead over the rivals' mean: points that win nothing should not be all that is bred. This
 * little adds no noise to speak of: measured by two halves of 16 blocks, orders of 14 samples agree as well as by the lead
 * alone (correlation 0.84 and 0.85), by wins alone much less (0.69).
 */
const POINTS_PER_WIN = 10;

/** The fitness of a sample out of its blocks. */
export function faredIn(blocks: readonly BlockResult[]): Fared {
  let margin = 0;
  let share = 0;
  for (const block of blocks) {
    margin += block.margin / blocks.length;
    share += block.share / blocks.length;
  }
  return { fitness: margin + POINTS_PER_WIN * share, share };
}

/** The places of the samples, best first; equals stay in their order. */
export function bestFirst(fared: readonly Fared[]): number[] {
  const fitness = (index: number): number => (fared[index] as Fared).fitness;
  return fared.map((_, index) => index).toSorted((a, b) => fitness(b) - fitness(a));
}
