import type { Pack } from '@altiplano/pack';
import { type GameRecord, type RecordedMove, recordOf } from '@altiplano/protocol';
import {
  apply,
  createGame,
  type Game,
  isOver,
  isRejection,
  type Options,
  writeMove,
} from '@altiplano/rules/engine';
import { chooser } from './choice.ts';
import { anyMove, anyTemper, type Temper } from './random-play.ts';

/** Random games end after some hundred to some thousand decisions. */
export const MOST_DECISIONS = 100_000;

/** A new game of options already checked. */
export function newGame(pack: Pack, options: Options, seed: string): Game {
  const game = createGame({ components: pack, options, seed });
  if (isRejection(game)) throw new Error(`the options were checked, and yet: ${JSON.stringify(game)}`);
  return game;
}

/** The record of a whole game of random moves. */
export function randomGame(pack: Pack, options: Options, seed: string, temper?: Temper): GameRecord {
  const game = newGame(pack, options, seed);
  const choose = chooser(seed);
  const chosen = anyTemper(choose);
  const moves: RecordedMove[] = [];
  while (!isOver(game)) {
    const decision = anyMove(game, choose, temper ?? chosen);
    if (decision === null || moves.length > MOST_DECISIONS)
      throw new Error(`seed ${seed}: the game does not end`);
    moves.push({ seat: decision.seat, move: writeMove(game, decision.move) });
    apply(game, decision.seat, decision.move);
  }
  return recordOf({ game, pack, options, seed, moves });
}
