import { createDice, createNet, type Examples, FEATURES, type Lessons, type Net } from '@altiplano/bots';
import { askNets } from './ask-nets.ts';
import { betterNet } from './better-net.ts';
import { netsError } from './nets-error.ts';
import { examplesOf, joined } from './replay.ts';
import { type Training, trainNets } from './train-nets.ts';

const FIRST_LAYER = 48;
const SECOND_LAYER = 16;
/** A new net has more to learn at once than one that is only to be corrected. */
const NEW = { epochs: 8, rate: 0.002 };
const LATER = { epochs: 2, rate: 0.001 };
/** So often what is aimed at is judged anew: each time what the end of games teaches comes further forward. */
const SWEEPS = 2;

export interface Teaching {
  /** Those that there are so far; more join until there are so many. */
  readonly nets: readonly Net[];
  readonly count: number;
  /** Games to learn from, and games to be examined with. */
  readonly games: readonly Lessons[];
  readonly unseen: readonly Lessons[];
  /** How many times smaller the steps are than usual. */
  readonly caution: number;
  readonly seed: string;
  readonly workers: number | undefined;
}

/** Nets after their lessons, and how wrong they were about the games to be examined with, before and afterwards, in points. */
export interface Taught {
  readonly nets: readonly Net[];
  /** Positions that they were trained on: those before a mood are none. */
  readonly samples: number;
  readonly before: number;
  readonly after: number;
}

function trainingsFor({ nets, count, caution }: Teaching, seed: string): Training[] {
  return Array.from({ length: count }, (_, index) => {
    const own = createDice(`learn/${seed}/${index}`);
    const { epochs, rate } = nets[index] === undefined ? NEW : LATER;
    const net = nets[index] ?? createNet(FEATURES, FIRST_LAYER, SECOND_LAYER, () => own.fraction());
    return { net, epochs, rate: rate / caution, seed: `${seed}/${index}` };
  });
}

/** What is to be learned from games, as the nets see their moments now. */
async function lessonsFor(
  nets: readonly Net[],
  games: readonly Lessons[],
  inputs: Float32Array,
  workers: number | undefined,
): Promise<Examples> {
  return examplesOf(games, inputs, await askNets(nets, inputs, workers));
}

/** Trains nets on games; each stays as it was where it would only have learned by heart. */
export async function teach(teaching: Teaching): Promise<Taught> {
  const { games, unseen, workers } = teaching;
  const inputs = joined(games);
  const unseenInputs = joined(unseen);
  let { nets } = teaching;
  const first = await lessonsFor(nets, unseen, unseenInputs, workers);
  const start = nets.length > 0 ? nets : trainingsFor(teaching, `${teaching.seed}/0`).map(({ net }) => net);
  let samples = 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const examples = await lessonsFor(nets, games, inputs, workers);
    samples = examples.targets.filter((target) => !Number.isNaN(target)).length;
    const exam = sweep === 0 ? first : await lessonsFor(nets, unseen, unseenInputs, workers);
    const trainings = trainingsFor({ ...teaching, nets }, `${teaching.seed}/${sweep}`);
    const trained = await trainNets(examples, trainings, workers);
    nets = trained.map((net, index) => betterNet(net, nets[index], exam));
  }
  return { nets, samples, before: netsError(start, first), after: netsError(nets, first) };
}
