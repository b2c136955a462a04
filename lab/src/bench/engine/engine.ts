import { once } from 'node:events';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  copyState,
  DEFAULT_OPTIONS,
  createGame,
  type Game,
  isRejection,
  type Options,
  type State,
} from '@altiplano/rules/engine';
import { shippedPack } from '@altiplano/pack';
import { type GarbageReport, watchGarbage } from './garbage.ts';
import { playOne, rebuildGame, recordMoves, seedDice, setUp, type Stock } from './random-games.ts';

interface Speed {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly nsPerDecision: number;
}

interface CaseReport {
  readonly players: number;
  readonly modules: string;
  readonly engine: Speed;
  /** The same games with a structuredClone before every move, one between two blocks. */
  readonly cloning: Speed;
  readonly timesFaster: number;
  readonly garbage: GarbageReport & { readonly games: number };
  /** Mean cost of a game in the last tenth of the run over that in the first tenth. */
  readonly lastToFirstTenth: number;
}

const MODULES: Record<string, Partial<Options>> = {
  base: {},
  'missions + traveler': { missions: true, traveler: 'full' },
};

function speed(games: number, decisions: number, seconds: number): Speed {
  return {
    games,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    nsPerDecision: (seconds * 1e9) / decisions,
  };
}

function timed(run: () => number): [decisions: number, seconds: number] {
  const began = performance.now();
  const decisions = run();
  return [decisions, (performance.now() - began) / 1000];
}

function playMany(stock: Stock, from: number, count: number): number {
  let decisions = 0;
  for (let i = 0; i < count; i++) decisions += playOne(stock, from + i);
  return decisions;
}

const BLOCK = 100;

function mean(costs: readonly number[]): number {
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** Blocks of engine games with one cloning game between them, so that a noisy machine disturbs both alike. */
async function measure(
  players: number,
  modules: string,
  blocks: number,
  warmUp: number,
): Promise<CaseReport> {
  const options: Options = { ...DEFAULT_OPTIONS, players, ...MODULES[modules] };
  const stock = setUp(options, 64);
  const naive = new Worker(new URL('./cloning-worker.ts', import.meta.url), {
    workerData: { options, seed: players },
  });
  await once(naive, 'message');
  seedDice(players);
  playMany(stock, 0, warmUp * BLOCK);
  const engine = { games: 0, decisions: 0, seconds: 0 };
  const cloning = { games: 0, decisions: 0, seconds: 0 };
  const perBlock: number[] = [];
  for (let block = 0; block < blocks; block++) {
    const [decisions, seconds] = timed(() => playMany(stock, block * BLOCK, BLOCK));
    engine.games += BLOCK;
    engine.decisions += decisions;
    engine.seconds += seconds;
    perBlock.push(seconds / decisions);
    naive.postMessage(block);
    const [[clonedDecisions, clonedSeconds]] = (await once(naive, 'message')) as [[number, number]];
    cloning.games += 1;
    cloning.decisions += clonedDecisions;
    cloning.seconds += clonedSeconds;
  }
  await naive.terminate();
  const watched = warmUp * BLOCK;
  const garbage = await watchGarbage(() => {
    playMany(stock, 0, watched);
  });
  const tenth = Math.max(1, Math.floor(perBlock.length / 10));
  const fast = speed(engine.games, engine.decisions, engine.seconds);
  const slow = speed(cloning.games, cloning.decisions, cloning.seconds);
  return {
    players,
    modules,
    engine: fast,
    cloning: slow,
    timesFaster: slow.nsPerDecision / fast.nsPerDecision,
    garbage: { games: watched, ...garbage },
    lastToFirstTenth: mean(perBlock.slice(-tenth)) / mean(perBlock.slice(0, tenth)),
  };
}

/** How long a copy of a five-player position with every module takes, by hand and by structuredClone, interleaved. */
function measureCopies(rounds: number): object {
  const stock = setUp({ ...DEFAULT_OPTIONS, players: 5, missions: true, traveler: 'full' }, 1);
  const from = (stock.games[0] as Game).state;
  const to = stock.starts[0] as State;
  let byHand = 0;
  let byClone = 0;
  const copies = 2000;
  const clones = 100;
  for (let round = 0; round < rounds; round++) {
    byHand += timed(() => {
      for (let i = 0; i < copies; i++) copyState(to, from);
      return copies;
    })[1];
    byClone += timed(() => {
      for (let i = 0; i < clones; i++) structuredClone(from);
      return clones;
    })[1];
  }
  const copiesPerSecond = (copies * rounds) / byHand;
  const clonesPerSecond = (clones * rounds) / byClone;
  return {
    copiesPerSecond,
    nsPerCopy: 1e9 / copiesPerSecond,
    structuredClonesPerSecond: clonesPerSecond,
    timesFaster: copiesPerSecond / clonesPerSecond,
  };
}

/** What a new game costs: shuffles, stream keys and an empty table. */
function measureSetUp(count: number): object {
  const options = { ...DEFAULT_OPTIONS, missions: true, traveler: 'full' as const };
  const make = (from: number): number => {
    for (let i = from; i < from + count; i++) {
      if (isRejection(createGame({ components: shippedPack, options, seed: `new ${i}` })))
        throw new Error('refused');
    }
    return count;
  };
  make(0);
  const [games, seconds] = timed(() => make(count));
  return { setUpsPerSecond: games / seconds, microsecondsPerSetUp: (seconds * 1e6) / games };
}

/** How long the last position of a five-player game with every module takes to rebuild from its moves. */
function measureRebuilding(times: number): object {
  const options = { ...DEFAULT_OPTIONS, players: 5, missions: true, traveler: 'full' as const };
  const moves = recordMoves(options, 'rebuild');
  const rebuild = (): number => rebuildGame(options, 'rebuild', moves);
  rebuild();
  const [, seconds] = timed(() => {
    for (let i = 0; i < times; i++) rebuild();
    return times;
  });
  return { moves: moves.length, millisecondsPerGame: (seconds * 1000) / times };
}

/** Measures the rules engine: random play, copies, set-up, garbage, against the naive way in the same run. */
export async function benchEngine({ json, quick }: { json: boolean; quick: boolean }): Promise<void> {
  const [blocks, warmUp] = quick ? [1, 1] : [30, 5];
  const tables = quick ? [2, 5] : [2, 3, 4, 5];
  const cases: CaseReport[] = [];
  for (const modules of Object.keys(MODULES)) {
    for (const players of tables) cases.push(await measure(players, modules, blocks, warmUp));
  }
  const report = {
    bench: 'engine',
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cases,
    copies: measureCopies(quick ? 1 : 40),
    setUp: measureSetUp(quick ? 20 : 2000),
    rebuilding: measureRebuilding(quick ? 2 : 200),
  };
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : table(report.cases));
}

function table(cases: readonly CaseReport[]): string {
  const lines = cases.map((one) =>
    [
      `${one.players} players, ${one.modules}`.padEnd(32),
      `${Math.round(one.engine.gamesPerSecond)} games/s`.padStart(14),
      `${(one.engine.decisionsPerSecond / 1e6).toFixed(2)} M decisions/s`.padStart(20),
      `${Math.round(one.engine.nsPerDecision)} ns`.padStart(9),
      `${one.timesFaster.toFixed(0)}× cloning`.padStart(14),
      `${one.garbage.collections} GC`.padStart(7),
    ].join(''),
  );
  return `${lines.join('\n')}\n`;
}
