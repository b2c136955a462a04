import { type Components, type Game, isRejection, restoreGame } from '@altiplano/rules';
import type { Bot, Thought } from '../bot.ts';
import { stepsFor } from '../choose.ts';
import type { Ask, FromThinker } from './messages.ts';

/** What sets a bot's imagined game apart from every game of the same seed: see `ponder` in choose.ts. */
export const BOT_ENTROPY: readonly string[] = ['bot'];

/** A worker looks for messages about this often, in milliseconds. */
const SLICE = 8;
/** For bots whose steps are shorter than the clock can tell. */
const MOST_STEPS = 1024;

/** A decision on a worker's desk. */
export interface Job {
  readonly id: number;
  readonly ask: Ask;
  readonly game: Game;
  readonly bot: Bot;
  /** By the worker's clock. */
  readonly deadline: number;
  /** Begun with its first slice. */
  thought: Thought | null;
  /** Infinite for one that is open-ended. */
  stepsLeft: number;
  stepsTaken: number;
  /** How many steps its next slice has. */
  slice: number;
  answerNow: boolean;
}

/** Lays a request on the desk without thinking yet; throws what is wrong with it. */
export function openJob(
  id: number,
  ask: Ask,
  components: Components | undefined,
  bot: Bot | undefined,
  time: number,
): Job {
  if (components === undefined) throw new Error(`ask.pack: no pack "${ask.pack}" has been sent`);
  if (bot === undefined) throw new Error(`ask.bot: there is no bot "${ask.bot}"`);
  const { options, seed, seat, budget = bot.budget, milliseconds = Infinity } = ask;
  const game = restoreGame({ components, options, seed, entropy: BOT_ENTROPY }, ask.state);
  if (isRejection(game)) {
    throw new Error(`ask: no such game, ${game.rejected} ${JSON.stringify(game.figures)}`);
  }
  if (seat >= options.players) throw new Error(`ask.seat: ${seat} of ${options.players} players`);
  return {
    id,
    ask,
    game,
    bot,
    deadline: time + milliseconds,
    thought: null,
    stepsLeft: ask.openEnded === true ? Infinity : stepsFor(game, budget),
    stepsTaken: 0,
    slice: 1,
    answerNow: false,
  };
}

/** Thinks a little on; true when it is time to answer, which is never before the first step. */
export function thinkOn(job: Job, now: () => number): boolean {
  job.thought ??= job.bot.consider(job.game, job.ask.seat, job.ask.seed);
  const began = now();
  const steps = Math.min(job.slice, job.stepsLeft);
  const goesOn = job.thought.think(steps);
  const ended = now();
  job.stepsLeft -= steps;
  job.stepsTaken += steps;
  job.slice = nextSlice(job.slice, ended - began);
  return !goesOn || job.stepsLeft === 0 || job.answerNow || ended >= job.deadline;
}

/** The size of slices changes when a worker listens, never what a bot finds. */
function nextSlice(steps: number, took: number): number {
  if (took > SLICE) return Math.max(1, Math.floor((steps * SLICE) / took));
  return took * 2 > SLICE ? steps : Math.min(steps * 2, MOST_STEPS);
}

/** The answer to a job that has been thought about. */
export function answerOf({ id, ask, thought }: Job): FromThinker {
  if (thought === null) throw new Error('nothing has been thought yet');
  const move = thought.move();
  return ask.reasons === true ? { id, move, reasons: thought.reasons() } : { id, move };
}
