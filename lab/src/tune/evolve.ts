import { createDice, createEvolution, type Weights } from '@altiplano/bots';
import type { Pack } from '@altiplano/pack';
import type { Options } from '@altiplano/rules';
import { runJobs } from '@altiplano/threads';
import { bestFirst, faredIn } from './fitness.ts';
import { firstLeague, type League, nextLeague } from './league.ts';
import type { Block, BlockResult } from './play-block.ts';
import { generationJobs } from './tune-jobs.ts';
import type { SharedByBlocks } from './tune-worker.ts';
import { firstSteps, toVector, toWeights } from './weight-vector.ts';

export interface TuneSettings {
  readonly options: Options;
  readonly generations: number;
  /** Samples of a generation. */
  readonly population: number;
  /** Seeds that each sample plays, on every seat. */
  readonly blocks: number;
  readonly width: number;
  readonly seed: string;
}

/** How a generation went. */
export interface Generation {
  /** Fitness of the best sample, and of all on average. */
  readonly best: number;
  readonly mean: number;
  /** Wins of all samples. */
  readonly share: number;
  /** How wide evolution still looks, relative to the start. */
  readonly spread: number;
  /** Where it stands now. */
  readonly weights: Weights;
}

export interface EvolutionRun {
  readonly settings: TuneSettings;
  readonly pack: Pack;
  readonly start: Weights;
  readonly workers: number | undefined;
  onBlock(done: number): void;
  onGeneration(generation: Generation): void;
}

async function playBlocks(jobs: readonly Block[], run: EvolutionRun, before: number): Promise<BlockResult[]> {
  const results: BlockResult[] = [];
  await runJobs<Block, BlockResult>({
    worker: new URL('./tune-worker.ts', import.meta.url),
    jobs,
    shared: { pack: run.pack, options: run.settings.options } satisfies SharedByBlocks,
    ...(run.workers === undefined ? {} : { workers: run.workers }),
    onResult: (result) => run.onBlock(before + results.push(result)),
  });
  return results;
}

/**
 * Tunes weights by self-play. The same settings give the same weights with however many workers, and fewer generations
 * the same as the first of more.
 */
export async function evolve(run: EvolutionRun): Promise<void> {
  const { generations, population, blocks, width, seed } = run.settings;
  const dice = createDice(`tune/${seed}`);
  const evolution = createEvolution(toVector(run.start), firstSteps(), population, dice);
  let league: League = firstLeague(run.start);
  for (let generation = 0; generation < generations; generation++) {
    const samples = evolution.ask();
    const plan = { generation, league, blocks, width, seed };
    const jobs = generationJobs(samples.map(toWeights), plan);
    const results = await playBlocks(jobs, run, generation * population * blocks);
    const fared = samples.map((_, at) => faredIn(results.slice(at * blocks, (at + 1) * blocks)));
    const order = bestFirst(fared);
    evolution.tell(order.map((at) => samples[at] as number[]));
    const weights = toWeights(evolution.mean);
    league = nextLeague(league, generation + 1, weights);
    const total = fared.reduce((sum, { fitness }) => sum + fitness, 0);
    const shares = fared.reduce((sum, { share }) => sum + share, 0);
    run.onGeneration({
      best: fared[order[0] as number]?.fitness ?? 0,
      mean: total / population,
      share: shares / population,
      spread: evolution.spread(),
      weights,
    });
  }
}
