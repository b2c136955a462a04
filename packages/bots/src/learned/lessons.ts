import {
  type Components,
  createGame,
  type Game,
  isOver,
  isRejection,
  type Options,
  score,
} from '@altiplano/rules';
import { createPlayers, playUntil } from '../decide/follow.ts';
import { evaluate, promisesOf } from '../evaluate/evaluate.ts';
import { pointsNow } from '../evaluate/points.ts';
import { roundsToCome } from '../evaluate/rounds-left.ts';
import type { Mind } from '../plan/mind.ts';
import { openSheet } from '../plan/rehearse.ts';
import { FEATURES, readStanding, writeFeatures } from './features.ts';
import { POINTS_PER_UNIT } from './opinion.ts';

/** What one game teaches: each seat's position after each round, and the points it gained from there beyond what is known. */
export interface Lessons {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  readonly scores: readonly number[];
}

/** How much of a lesson is the end of the game; the rest is what the net expected a round later, which is less by chance. */
const PATIENCE = 0.6;

/** A seat's position between two rounds. */
interface Moment {
  readonly seat: number;
  readonly inputs: Float64Array;
  /** Points already certain or promised, which the net need not learn. */
  readonly known: number;
  readonly expected: number;
}

/** What the net would have said, without whims; whoever has no net expects nothing before the end. */
function look(game: Game, seat: number, mind: Mind): Moment {
  const { whims: _, ...sober } = mind;
  const rounds = roundsToCome(game);
  const { outlook, sheet } = openSheet(game, seat, sober, true, rounds);
  const inputs = new Float64Array(FEATURES);
  const promises = promisesOf(outlook, sheet);
  const known = pointsNow(outlook, sheet) + promises.order;
  const standing = readStanding(outlook.board, rounds, outlook.planning);
  writeFeatures(outlook.board, standing, sheet, promises, inputs);
  return { seat, inputs, known, expected: evaluate(outlook, sheet) };
}

/** From the end backwards: each moment aims at a mix of the next one's expectation and of what that one aims at. */
function aims(moments: readonly Moment[], scores: readonly number[], minds: readonly Mind[]): Float32Array {
  const targets = new Float32Array(moments.length);
  const aim = [...scores];
  for (let index = moments.length - 1; index >= 0; index--) {
    const { seat, known, expected } = moments[index];
    targets[index] = (aim[seat] - known) / POINTS_PER_UNIT;
    if (minds[seat].nets !== undefined) aim[seat] = PATIENCE * aim[seat] + (1 - PATIENCE) * expected;
  }
  return targets;
}

/** Plays a quick game and writes down every position between rounds. */
export function playForLessons(
  components: Components,
  options: Options,
  seed: string,
  minds: readonly Mind[],
): Lessons {
  const game = createGame({ components, options, seed });
  if (isRejection(game)) throw new Error(`no game: ${game.rejected}`);
  const players = createPlayers(minds, seed);
  const moments: Moment[] = [];
  for (let round = 2; ; round++) {
    playUntil(game, players, round);
    if (isOver(game)) break;
    for (let seat = 0; seat < minds.length; seat++) moments.push(look(game, seat, minds[seat]));
  }
  const scores = game.state.seats.map((_, seat) => score(game, seat).total);
  const inputs = new Float32Array(moments.length * FEATURES);
  for (const [index, moment] of moments.entries()) inputs.set(moment.inputs, index * FEATURES);
  return { inputs, targets: aims(moments, scores, minds), scores };
}
