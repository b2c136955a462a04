import {
  type Components,
  copyGame,
  createGame,
  type Game,
  isOver,
  isRejection,
  type Options,
  score,
} from '@altiplano/rules';
import { createDice, type Dice } from '../dice.ts';
import { type Chooser, createPlayers, type Players, playUntil } from '../decide/follow.ts';
import { promisesOf } from '../evaluate/evaluate.ts';
import type { Outlook } from '../evaluate/outlook.ts';
import { pointsNow } from '../evaluate/points.ts';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import { readTempo } from '../evaluate/tempo.ts';
import type { Plan } from '../plan/beam.ts';
import type { Mind } from '../plan/mind.ts';
import { openSheet, sheetAfter } from '../plan/rehearse.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Lessons } from './aims.ts';
import { INPUTS } from './inputs.ts';
import { readStanding } from './standing.ts';
import { writeInputs } from './write-inputs.ts';

/** Who plays a game to learn from, and how. */
export interface LessonGame {
  readonly components: Components;
  readonly options: Options;
  readonly seed: string;
  readonly minds: readonly Mind[];
  /** What somebody may fall into for a few rounds; without a mind they sit idle. */
  readonly moods: readonly (Mind | null)[];
  /** How many plans that were looked at and not chosen are played out besides, from the same position with the same draws. */
  readonly others: number;
}

/** One round in so many somebody falls into a mood, for a few rounds at most; then plays as well as it can again. */
const SELDOM = 12;
const MOST_ROUNDS = 3;

/** A seat's position as nets see it. */
interface Moment {
  readonly seat: number;
  readonly inputs: Int16Array;
  readonly known: number;
  readonly strays: boolean;
}

function momentOf(outlook: Outlook, sheet: Sheet, rounds: number, strays: boolean): Moment {
  const { board, planning } = outlook;
  const inputs = new Int16Array(INPUTS);
  const promises = promisesOf(outlook, sheet);
  const known = pointsNow(outlook, sheet) + promises.order;
  const standing = readStanding(board, readTempo(board.game, board.seat, rounds), planning);
  writeInputs(board, standing, sheet, promises, inputs);
  return { seat: board.seat, inputs, known, strays };
}

/** Who is in a mood, round by round. */
function createMoods(minds: readonly Mind[], moods: readonly (Mind | null)[], dice: Dice) {
  const left = minds.map(() => 0);
  const now: (Mind | null)[] = [...minds];
  return {
    now,
    strays: (seat: number): boolean => left[seat] > 0,
    nextRound(): void {
      if (moods.length === 0) return;
      for (let seat = 0; seat < minds.length; seat++) {
        if (--left[seat] > 0) continue;
        left[seat] = dice.below(SELDOM) === 0 ? 1 + dice.below(MOST_ROUNDS) : 0;
        now[seat] = left[seat] > 0 ? moods[dice.below(moods.length)] : minds[seat];
      }
    },
  };
}

function lessonsOf(game: Game, moments: readonly Moment[]): Lessons {
  const inputs = new Int16Array(moments.length * INPUTS);
  for (const [index, moment] of moments.entries()) inputs.set(moment.inputs, index * INPUTS);
  return {
    inputs,
    seats: Uint8Array.from(moments, ({ seat }) => seat),
    known: Float32Array.from(moments, ({ known }) => known),
    strays: Uint8Array.from(moments, ({ strays }) => Number(strays)),
    scores: game.state.seats.map((_, seat) => score(game, seat).total),
  };
}

/** A position from which a plan that was not chosen is played out, and where the others are with theirs. */
interface Fork {
  readonly game: Game;
  readonly plans: Players['plans'];
  readonly ready: readonly boolean[];
  readonly seat: number;
  readonly plan: Plan;
}

/** Of plans that were not chosen those that seem so much worse, in points, are not worth a game. */
const TOO_BAD = 8;

/** A plan that would lead elsewhere and was not chosen; null if there is none. */
function otherPlan(plans: readonly Plan[], chosen: Plan, dice: Dice): Plan | null {
  const others = plans.filter((plan) => plan !== chosen && plan.worth > chosen.worth - TOO_BAD);
  return others.length === 0 ? null : others[dice.below(others.length)];
}

/** In these rounds plans are forked off. */
const FIRST_FORK = 2;
const LAST_FORK = 13;

/** Plays on to the end, writes down every position before a round and every one that a plan was to lead to. */
function playOn(
  game: Game,
  lesson: LessonGame,
  dice: Dice,
  start: Fork | null,
  forkRounds: readonly number[],
): { readonly lessons: Lessons; readonly forks: Fork[] } {
  const { minds, moods, seed } = lesson;
  const { now, strays, nextRound } = createMoods(minds, moods, dice);
  const moments: Moment[] = [];
  const forks: Fork[] = [];
  let forced = start;
  const chooser: Chooser = (at, seat, rehearsal, minded) => {
    const { outlook, sheet, plans } = rehearsal;
    let plan = minded;
    if (forced !== null && forced.seat === seat) {
      plan = forced.plan;
      forced = null;
    } else if (forkRounds.includes(at.state.round) && dice.below(minds.length) === 0) {
      const other = otherPlan(plans, minded, dice);
      if (other !== null) {
        const { plans: under, ready } = players;
        const others = under.map((steps) => [...steps]);
        forks.push({ game: copyGame(at), plans: others, ready: [...ready], seat, plan: other });
      }
    }
    const rounds = roundsToCome(at);
    if (rounds > 0) moments.push(momentOf(outlook, sheetAfter(outlook, sheet, plan), rounds, false));
    return plan;
  };
  const fresh = createPlayers(now, seed);
  const players: Players = {
    ...fresh,
    chooser,
    ...(start === null ? {} : { plans: start.plans, ready: [...start.ready] }),
  };
  if (start === null) nextRound();
  playUntil(game, players, game.state.round + 1);
  while (!isOver(game)) {
    nextRound();
    const rounds = roundsToCome(game);
    for (let seat = 0; seat < minds.length; seat++) {
      const { outlook, sheet } = openSheet(game, seat, minds[seat], true, rounds);
      moments.push(momentOf(outlook, sheet, rounds, strays(seat)));
    }
    playUntil(game, players, game.state.round + 1);
  }
  return { lessons: lessonsOf(game, moments), forks };
}

/**
 * Plays a quick game and writes down what each seat came to and what its plans were to lead to. Now and then somebody falls
 * into one of the moods, so that positions are met which nobody would choose; and some plans that were looked at and not
 * chosen are played out from where they were thought of, with the same draws: nets are else never told where they are too
 * hopeful or too faint-hearted.
 */
export function playForLessons(lesson: LessonGame): Lessons[] {
  const { components, options, seed } = lesson;
  const game = createGame({ components, options, seed });
  if (isRejection(game)) throw new Error(`no game: ${game.rejected}`);
  const dice = createDice(`${seed}/lessons`);
  const forkRounds = Array.from(
    { length: lesson.others },
    () => FIRST_FORK + dice.below(LAST_FORK - FIRST_FORK + 1),
  );
  const main = playOn(game, lesson, dice, null, forkRounds);
  const branches = main.forks
    .slice(0, lesson.others)
    .map((fork) => playOn(fork.game, lesson, dice, fork, []).lessons);
  return [main.lessons, ...branches];
}
