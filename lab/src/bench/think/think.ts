import {
  createDice,
  createPlayers,
  createTaughtNet,
  type Mind,
  OLD_KNOWLEDGE,
  playUntil,
  prepareThinking,
  runPlainly,
  type Thinking,
  toWhole,
  WEIGHTS,
} from '@altiplano/bots';
import { shippedPack } from '@altiplano/pack';
import {
  apply,
  awaitedSeat,
  copyGame,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  FRAME,
  type Game,
  isOver,
  isRejection,
  legalMoves,
  type Options,
  topFrame,
} from '@altiplano/rules/engine';
import type { Flags } from '../flags.ts';

const MODULES: Readonly<Record<string, Partial<Options>>> = {
  base: {},
  'missions + traveler': { missions: true, traveler: 'full' },
};

const WIDTH = 24;
const NETS = 3;
const FIRST = 64;
const SECOND = 16;

/** Who thinks: `old-master`'s nets with fractions, all of them and as many as of the others; nets of whole numbers, run plainly and by vectors. */
function minds(): Readonly<Record<'old' | 'fractions' | 'plain' | 'vectors', Mind>> {
  const dice = createDice('think');
  const nets = Array.from({ length: NETS }, () =>
    toWhole(createTaughtNet(FIRST, SECOND, () => dice.fraction())),
  );
  const plainly = [...nets];
  runPlainly(plainly);
  const mind = { weights: WEIGHTS, width: WIDTH, carelessness: 0 };
  const { usual = [] } = OLD_KNOWLEDGE.nets ?? {};
  return {
    old: { ...mind, ...OLD_KNOWLEDGE },
    fractions: { ...mind, nets: { usual: usual.slice(0, NETS) } },
    plain: { ...mind, council: plainly },
    vectors: { ...mind, council: nets },
  };
}

type Name = keyof ReturnType<typeof minds>;
const NAMES = ['old', 'fractions', 'plain', 'vectors'] as const satisfies readonly Name[];

interface Position {
  readonly game: Game;
  readonly seat: number;
}

const buffer = createMoveBuffer();

/** Moments of bots' games in which somebody plans, one each few rounds. */
function positions(options: Options, games: number): Position[] {
  const found: Position[] = [];
  for (let index = 0; index < games; index++) {
    const game = createGame({ components: shippedPack, options, seed: `think ${index}` });
    if (isRejection(game)) throw new Error(`no game: ${game.rejected}`);
    const mind: Mind = { weights: WEIGHTS, width: 2, carelessness: 0 };
    for (const round of [3, 6, 9, 12]) {
      playUntil(game, createPlayers(game.state.seats.map(() => mind)), round);
      const copy = copyGame(game);
      while (!isOver(copy)) {
        const seat = awaitedSeat(copy);
        if (topFrame(copy.state.seats[seat] as (typeof copy.state.seats)[number]) === FRAME.plan) {
          found.push({ game: copy, seat });
          break;
        }
        const count = legalMoves(copy, seat, buffer);
        apply(copy, seat, buffer[count - 1] as number);
      }
    }
  }
  return found;
}

interface Rate {
  readonly evaluationsPerSecond: number;
  readonly plansPerSecond: number;
}

interface CaseReport {
  readonly modules: string;
  readonly positions: number;
  readonly rates: Readonly<Record<Name, Rate>>;
  /** Evaluations by vectors over the others' in the same time; plans likewise. */
  readonly evaluationsTimes: Readonly<Record<Name, number>>;
  readonly plansTimes: Readonly<Record<Name, number>>;
  /** Whether plain numbers and vectors came to the same sums. */
  readonly same: boolean;
}

function byName<Value>(value: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<Name, Value>;
}

/** One after another in turn, so that a noisy machine disturbs all alike. */
function measure(modules: string, repeats: number): CaseReport {
  const options: Options = { ...DEFAULT_OPTIONS, ...MODULES[modules] };
  const all = positions(options, 4);
  const prepared = Object.fromEntries(
    Object.entries(minds()).map(([name, mind]) => [
      name,
      all.map(({ game, seat }) => prepareThinking(game, seat, mind)),
    ]),
  ) as Record<Name, Thinking[]>;
  const seconds = { old: [0, 0], fractions: [0, 0], plain: [0, 0], vectors: [0, 0] };
  const sums = { old: 0, fractions: 0, plain: 0, vectors: 0 };
  let sheets = 0;
  for (let repeat = -1; repeat < repeats; repeat++) {
    for (const [index] of all.entries()) {
      for (const name of NAMES) {
        const thinking = prepared[name][index] as Thinking;
        const began = performance.now();
        for (let k = 0; k < 10; k++) sums[name] += thinking.weighAll();
        const middle = performance.now();
        thinking.plan();
        const ended = performance.now();
        // The first time is for the compiler.
        if (repeat < 0) continue;
        seconds[name][0] = (seconds[name][0] as number) + (middle - began) / 1000;
        seconds[name][1] = (seconds[name][1] as number) + (ended - middle) / 1000;
      }
      if (repeat >= 0) sheets += 10 * (prepared.plain[index] as Thinking).sheets;
    }
  }
  const rate = (name: Name): Rate => ({
    evaluationsPerSecond: Math.round(sheets / (seconds[name][0] as number)),
    plansPerSecond: Math.round((repeats * all.length * 10) / (seconds[name][1] as number)) / 10,
  });
  const rates = byName(rate);
  const times = (of: keyof Rate): Record<Name, number> =>
    byName((name) => Math.round((100 * rates.vectors[of]) / rates[name][of]) / 100);
  return {
    modules,
    positions: all.length,
    rates,
    evaluationsTimes: times('evaluationsPerSecond'),
    plansTimes: times('plansPerSecond'),
    same: sums.plain === sums.vectors,
  };
}

/** How quickly bots think: sheets weighed and rounds planned in a second, with nets of each sort in the same run. */
export async function benchThink({ json, quick }: Flags): Promise<void> {
  const cases = Object.keys(MODULES).map((modules) => measure(modules, quick ? 2 : 20));
  if (json) {
    process.stdout.write(`${JSON.stringify({ bench: 'think', nets: NETS, width: WIDTH, cases }, null, 2)}\n`);
    return;
  }
  for (const { modules, rates, evaluationsTimes, plansTimes } of cases) {
    process.stdout.write(`${modules}\n`);
    for (const name of NAMES) {
      const { evaluationsPerSecond, plansPerSecond } = rates[name];
      const line = `${evaluationsPerSecond} evaluations/s, ${plansPerSecond} plans/s`;
      process.stdout.write(
        `  ${name.padEnd(10)} ${line}; vectors ${evaluationsTimes[name]} and ${plansTimes[name]} times\n`,
      );
    }
  }
}
