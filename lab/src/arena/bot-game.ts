import {
  type Bot,
  type BotName,
  BOTS,
  botsWith,
  type Budget,
  choose,
  createLuckMeter,
  hopes,
  type WholeNet,
} from '@altiplano/bots';
import { newGame } from '@altiplano/cli/command-line';
import type { Pack } from '@altiplano/pack';
import {
  awaitedSeat,
  createMoveBuffer,
  type Game,
  isOver,
  legalMoves,
  type Options,
  score,
  winners,
} from '@altiplano/rules/engine';
import { startStopwatch } from './stopwatch.ts';

/** Who sits at a seat; without a budget a bot thinks as much as it usually does. */
export interface BotSeat {
  readonly bot: BotName;
  readonly budget?: Budget;
  /** Thinks with the nets on trial, not with those shipped. */
  readonly onTrial?: boolean;
}

/** What all games of a series have in common. */
export interface SharedByBotGames {
  readonly pack: Pack;
  readonly options: Options;
  /** Nets to be tried. */
  readonly nets?: readonly WholeNet[] | undefined;
  /** With how many other draws each draw from a bag is compared; without, luck is not measured. */
  readonly luckWorlds?: number;
}

/** A whole game to be played by bots. */
export interface BotGameJob {
  readonly seed: string;
  readonly seats: readonly BotSeat[];
  /** The seat whose thinking is timed. */
  readonly timed: number | null;
}

/** What came of it, by seat, with the times of the timed seat in milliseconds. */
export interface BotGame {
  readonly rounds: number;
  readonly points: readonly number[];
  readonly coins: readonly number[];
  readonly winners: readonly number[];
  /** What the bags gave, by seat, in points; zero on average, and always where it is not measured. */
  readonly luck: readonly number[];
  readonly moveMs: readonly number[];
  readonly planMs: readonly number[];
}

/** Games end after some hundred to some thousand decisions; one that goes on is a fault. */
const MOST_DECISIONS = 20_000;

const buffer = createMoveBuffer();

/** A bot's choice among several legal moves. */
function chosenMove(
  game: Game,
  seat: number,
  bot: Bot,
  budget: Budget | undefined,
  seed: string,
  count: number,
): number {
  const move = choose(bot, game, seat, seed, budget);
  if (buffer.subarray(0, count).includes(move)) return move;
  throw new Error(`${bot.name} on seat ${seat} chose move ${move}, which is not legal`);
}

/** Prepares games of bots; each is played to its end. The same pack, options, nets and job give the same game; only the times differ. */
export function botGames(shared: SharedByBotGames): (job: BotGameJob) => BotGame {
  const { nets } = shared;
  const onTrial = nets === undefined ? BOTS : botsWith({ council: nets });
  return (job) => playBotGame(shared, job, (seat) => (seat.onTrial ? onTrial : BOTS)[seat.bot]);
}

function playBotGame(shared: SharedByBotGames, job: BotGameJob, botAt: (seat: BotSeat) => Bot): BotGame {
  const { pack, options, luckWorlds = 0 } = shared;
  const { seed, seats, timed } = job;
  const meter = createLuckMeter(seats.length, hopes, luckWorlds, seed);
  const game = newGame(pack, options, seed);
  const stopwatch = startStopwatch();
  for (let decisions = 0; !isOver(game); decisions++) {
    const seat = awaitedSeat(game);
    const count = seat < 0 ? 0 : legalMoves(game, seat, buffer);
    if (count === 0) throw new Error(`nobody can move after ${decisions} decisions`);
    if (decisions === MOST_DECISIONS) throw new Error(`the game is not over after ${decisions} decisions`);
    if (count === 1) {
      meter.play(game, seat, buffer[0] as number);
      continue;
    }
    const began = performance.now();
    const who = seats[seat] as BotSeat;
    const move = chosenMove(game, seat, botAt(who), who.budget, `${seed}/${seat}/${decisions}`, count);
    if (seat === timed) stopwatch.add(game.state, performance.now() - began);
    meter.play(game, seat, move);
  }
  const scores = game.state.seats.map((_, seat) => score(game, seat));
  return {
    rounds: game.state.round,
    points: scores.map(({ total }) => total),
    coins: scores.map(({ coins }) => coins),
    winners: winners(game),
    luck: meter.luck(),
    ...stopwatch.times(),
  };
}
