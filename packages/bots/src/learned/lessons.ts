import {
  type Components,
  createGame,
  type Game,
  isOver,
  isRejection,
  type Options,
  score,
} from '@altiplano/rules';
import { createDice, type Dice } from '../dice.ts';
import { createPlayers, playUntil } from '../decide/follow.ts';
import { promisesOf } from '../evaluate/evaluate.ts';
import { pointsNow } from '../evaluate/points.ts';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import { readTempo } from '../evaluate/tempo.ts';
import type { Mind } from '../plan/mind.ts';
import { openSheet } from '../plan/rehearse.ts';
import type { Lessons } from './aims.ts';
import { FEATURES, readStanding, writeFeatures } from './features.ts';

/** One round in so many somebody falls into a mood, for a few rounds at most; then plays as well as it can again. */
const SELDOM = 8;
const MOST_ROUNDS = 3;

/** A seat's position before a round, as a net sees it. */
interface Moment {
  readonly seat: number;
  readonly inputs: Float64Array;
  readonly known: number;
  readonly strays: boolean;
}

function look(game: Game, seat: number, mind: Mind, strays: boolean): Moment {
  const rounds = roundsToCome(game);
  const { outlook, sheet } = openSheet(game, seat, mind, true, rounds);
  const inputs = new Float64Array(FEATURES);
  const promises = promisesOf(outlook, sheet);
  const known = pointsNow(outlook, sheet) + promises.order;
  const standing = readStanding(outlook.board, readTempo(game, seat, rounds), outlook.planning);
  writeFeatures(outlook.board, standing, sheet, promises, inputs);
  return { seat, inputs, known, strays };
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

/**
 * Plays a quick game and writes down every position between rounds. Now and then somebody falls into one of the moods, so
 * that positions are met which nobody would choose; what they are worth is told by whoever goes on from there with a clear
 * head.
 */
export function playForLessons(
  components: Components,
  options: Options,
  seed: string,
  minds: readonly Mind[],
  moods: readonly (Mind | null)[],
): Lessons {
  const game = createGame({ components, options, seed });
  if (isRejection(game)) throw new Error(`no game: ${game.rejected}`);
  const { now, strays, nextRound } = createMoods(minds, moods, createDice(`${seed}/moods`));
  const players = createPlayers(now, seed);
  const moments: Moment[] = [];
  nextRound();
  playUntil(game, players, 2);
  for (let round = 3; !isOver(game); round++) {
    nextRound();
    for (let seat = 0; seat < minds.length; seat++) {
      moments.push(look(game, seat, minds[seat], strays(seat)));
    }
    playUntil(game, players, round);
  }
  const scores = game.state.seats.map((_, seat) => score(game, seat).total);
  const inputs = new Float32Array(moments.length * FEATURES);
  for (const [index, moment] of moments.entries()) inputs.set(moment.inputs, index * FEATURES);
  return {
    inputs,
    seats: Uint8Array.from(moments, ({ seat }) => seat),
    known: Float32Array.from(moments, ({ known }) => known),
    strays: Uint8Array.from(moments, ({ strays: isAstray }) => Number(isAstray)),
    scores,
  };
}
