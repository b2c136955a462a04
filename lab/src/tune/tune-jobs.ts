import type { Mind, Weights } from '@altiplano/bots';
import type { League } from './league.ts';
import type { Block } from './play-block.ts';

export interface GenerationPlan {
  /** Counted from 0. */
  readonly generation: number;
  readonly league: League;
  readonly blocks: number;
  readonly width: number;
  readonly seed: string;
}

function mindWith(weights: Weights, width: number): Mind {
  return { weights, width, carelessness: 0 };
}

/**
 * What a generation plays, sample by sample. All samples get the same seeds and rivals, so that luck is the same for all
 * and their order tells about them; no two generations share a seed. The league takes turns, from block to block.
 */
export function generationJobs(samples: readonly Weights[], plan: GenerationPlan): Block[] {
  const { generation, league, blocks, width, seed } = plan;
  const rivals = league.map((weights) => mindWith(weights, width));
  return samples.flatMap((sample) =>
    Array.from({ length: blocks }, (_, block) => ({
      mind: mindWith(sample, width),
      rival: rivals[(generation * blocks + block) % rivals.length] as Mind,
      seed: `${seed}/${generation}/${block}`,
    })),
  );
}
