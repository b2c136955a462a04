import {
  ANSWER,
  createDice,
  createTaughtNet,
  engineFor,
  INPUTS,
  type Lessons,
  POINTS_PER_UNIT,
  type TaughtNet,
  toWhole,
  type WholeExamples,
  type WholeNet,
} from '@altiplano/bots';
import { runJobs } from '@altiplano/threads';
import { examplesOf, joined } from './replay.ts';
import type { TeachJob } from './teach-worker.ts';

const FIRST_LAYER = 64;
const SECOND_LAYER = 16;
/** A new net has more to learn at once than one that is only to be corrected. */
const NEW = { epochs: 6, rate: 0.002 };
const LATER = { epochs: 2, rate: 0.001 };

export interface Teaching {
  /** Those that there are so far; more join until there are so many. */
  readonly nets: readonly TaughtNet[];
  readonly count: number;
  /** Whose word counts for what comes next; none before there are any. */
  readonly judges: readonly WholeNet[];
  /** Games to learn from, and games to be examined with. */
  readonly games: readonly (readonly Lessons[])[];
  readonly unseen: readonly (readonly Lessons[])[];
  /** How many times smaller the steps are than usual. */
  readonly caution: number;
  readonly seed: string;
  readonly workers: number | undefined;
}

/** Nets after their lessons, and how wrong they were about the games to be examined with, in points. */
export interface Taught {
  readonly nets: readonly TaughtNet[];
  /** Positions that they were taught with. */
  readonly samples: number;
  readonly before: number;
  readonly after: number;
}

/** What each net says of all positions, in its units. */
function ask(nets: readonly WholeNet[], inputs: Int16Array): readonly Float32Array[] {
  return nets.map((net) => {
    const engine = engineFor([net]);
    return Float32Array.from({ length: inputs.length / INPUTS }, (_, moment) => {
      engine.inputs.set(inputs.subarray(moment * INPUTS, (moment + 1) * INPUTS));
      return engine.ask(1) / ANSWER;
    });
  });
}

/**
 * What nets expect, told with care: between what they say on average and what the least hopeful of them says. A planner goes
 * where nets are too hopeful, so hope must not be handed on.
 */
function cautiously(judges: readonly WholeNet[], inputs: Int16Array): Float32Array | null {
  if (judges.length === 0) return null;
  const voices = ask(judges, inputs);
  return Float32Array.from({ length: inputs.length / INPUTS }, (_, moment) => {
    let sum = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const voice of voices) {
      const one = voice[moment] as number;
      sum += one;
      least = Math.min(least, one);
    }
    return (sum / voices.length + least) / 2;
  });
}

/** By how many points nets, asked together, are wrong about examples (root of the mean square). */
function errorOf(nets: readonly TaughtNet[], examples: WholeExamples): number {
  if (nets.length === 0) return Number.NaN;
  const voices = ask(nets.map(toWhole), examples.inputs);
  let squares = 0;
  let count = 0;
  for (const [moment, target] of examples.targets.entries()) {
    if (Number.isNaN(target)) continue;
    const mean = voices.reduce((sum, voice) => sum + (voice[moment] as number), 0) / voices.length;
    squares += (mean - target) ** 2;
    count++;
  }
  return POINTS_PER_UNIT * Math.sqrt(squares / Math.max(1, count));
}

function jobsFor({ nets, count, caution, seed }: Teaching): TeachJob[] {
  return Array.from({ length: count }, (_, index) => {
    const own = createDice(`teach/${seed}/${index}`);
    const { epochs, rate } = nets[index] === undefined ? NEW : LATER;
    const net = nets[index] ?? createTaughtNet(FIRST_LAYER, SECOND_LAYER, () => own.fraction());
    return { net, epochs, rate: rate / caution, seed: `${seed}/${index}` };
  });
}

/** Teaches nets with games. */
export async function teach(teaching: Teaching): Promise<Taught> {
  const { games, unseen, workers } = teaching;
  const inputs = joined(games);
  const examples = examplesOf(games, inputs, cautiously(teaching.judges, inputs));
  const nets: TaughtNet[] = [];
  await runJobs<TeachJob, TaughtNet>({
    worker: new URL('./teach-worker.ts', import.meta.url),
    jobs: jobsFor(teaching),
    shared: examples,
    ...(workers === undefined ? {} : { workers }),
    onResult: (net) => nets.push(net),
  });
  // Examined by how games ended, without the nets' own word.
  const exam = examplesOf(unseen, joined(unseen), null);
  return {
    nets,
    samples: examples.targets.filter((target) => !Number.isNaN(target)).length,
    before: errorOf(teaching.nets, exam),
    after: errorOf(nets, exam),
  };
}
