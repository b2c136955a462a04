import type { Pack } from '@altiplano/pack';
import { type GameRecord, type RecordedMove, recordOf } from '@altiplano/protocol';
import { apply, createGame, type Game, isOver, isRejection, type Options, writeMove } from '@altiplano/rules';
import { chooser } from './choice.ts';
import { anyMove, type Decision } from './random-play.ts';

/** Random games end after some hundred to some thousand decisions. */
export const MOST_DECISIONS = 100_000;

/** A new game of options already checked. */
export function newGame(pack: Pack, options: Options, seed: string): Game {
  const game = createGame({ components: pack, options, seed });
  if (isRejection(game)) throw new Error(`the options were checked, and yet: ${JSON.stringify(game)}`);
  return game;
}

/** The record of a whole game of random moves; `watch` sees each position. */
export function randomGame(
  pack: Pack,
  options: Options,
  seed: string,
  decide: (game: Game, choose: (count: number) => number) => Decision | null = anyMove,
): GameRecord {
  const game = newGame(pack, options, seed);
  const choose = chooser(seed);
  const moves: RecordedMove[] = [];
  while (!isOver(game)) {
    const decision = decide(game, choose);
    if (decision === null || moves.length > MOST_DECISIONS) throw new Error(`seed ${seed}: the game does not end`);
    moves.push({ seat: decision.seat, move: writeMove(game, decision.move) });
    apply(game, decision.seat, decision.move);
  }
  return recordOf({ game, pack, options, seed, moves });
}
