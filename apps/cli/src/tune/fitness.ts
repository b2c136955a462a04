import type { BlockResult } from './play-block.ts';

/** How a sample of a generation fared in its blocks. */
export interface Fared {
  /** What evolution wants more of, in points. */
  readonly fitness: number;
  readonly share: number;
}

/**
 * What winning counts beside the lead over the rivals' mean. The lead has a figure to give after every game, where a win
 * is yes or no; but points that win nothing should not be all that is bred.
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
