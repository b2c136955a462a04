import { type Pack, shippedPack } from '@altiplano/pack';
import { type GameRecord, type RecordedMove, recordOf } from '@altiplano/protocol';
import {
  apply,
  awaitedSeat,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
  writeMove,
} from '@altiplano/rules/engine';

/** The record of a game of two, played by a simple pattern up to so many moves or to its end. */
export function randomRecord(
  seed: string,
  most = Number.POSITIVE_INFINITY,
  pack: Pack = shippedPack,
): GameRecord {
  const options = { ...DEFAULT_OPTIONS, players: 2 };
  const game = createGame({ components: pack, options, seed });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
  const buffer = createMoveBuffer();
  const moves: RecordedMove[] = [];
  let number = 7;
  while (!isOver(game) && moves.length < most) {
    const seat = awaitedSeat(game);
    const count = legalMoves(game, seat, buffer);
    number = (number * 75 + 74) % 65_537;
    const move = buffer[number % count] as number;
    moves.push({ seat, move: writeMove(game, move) });
    apply(game, seat, move);
  }
  return recordOf({ game, pack, options, seed, moves });
}
