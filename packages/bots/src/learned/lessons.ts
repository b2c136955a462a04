import { type Components, createGame, isOver, isRejection, type Options, score } from '@altiplano/rules';
import { createPlayers, playUntil } from '../decide/follow.ts';
import { pointsNow, promisesOf } from '../evaluate/evaluate.ts';
import { roundsLeft } from '../evaluate/rounds-left.ts';
import type { Mind } from '../plan/mind.ts';
import { openSheet } from '../plan/rehearse.ts';
import { FEATURES, readStanding, writeFeatures } from './features.ts';
import { POINTS_PER_UNIT } from './opinion.ts';

/** What one game teaches: each seat's position after each round, and the points it gained from there to the end. */
export interface Lessons {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  readonly scores: readonly number[];
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
  const rows: Float64Array[] = [];
  const now: number[] = [];
  const owners: number[] = [];
  for (let round = 2; ; round++) {
    playUntil(game, players, round);
    if (isOver(game)) break;
    const left = roundsLeft(game) + 1;
    for (let seat = 0; seat < minds.length; seat++) {
      const { outlook, sheet } = openSheet(game, seat, minds[seat], true, left);
      const inputs = new Float64Array(FEATURES);
      const standing = readStanding(outlook.board, left, outlook.planning);
      writeFeatures(outlook.board, standing, sheet, promisesOf(outlook, sheet), inputs);
      rows.push(inputs);
      now.push(pointsNow(outlook, sheet));
      owners.push(seat);
    }
  }
  const scores = game.state.seats.map((_, seat) => score(game, seat).total);
  const inputs = new Float32Array(rows.length * FEATURES);
  for (const [index, row] of rows.entries()) inputs.set(row, index * FEATURES);
  const targets = Float32Array.from(owners, (seat, index) => (scores[seat] - now[index]) / POINTS_PER_UNIT);
  return { inputs, targets, scores };
}
