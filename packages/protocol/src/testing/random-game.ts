import type { Pack } from '@altiplano/pack';
import { steadyPack } from '@altiplano/pack/testing';
import {
  apply,
  awaitedSeat,
  createGame,
  createMoveBuffer,
  DEFAULT_OPTIONS,
  isOver,
  isRejection,
  legalMoves,
  type Options,
  writeMove,
} from '@altiplano/rules/engine';
import type { GameRecord, RecordedMove } from '../record/schema.ts';
import { recordOf } from '../record/write.ts';

const buffer = createMoveBuffer();

/** The record of a game played by a simple pattern, up to so many moves or to its end. */
export function playedRecord(
  options: Partial<Options> = {},
  most = Number.POSITIVE_INFINITY,
  pack: Pack = steadyPack,
): GameRecord {
  const all = { ...DEFAULT_OPTIONS, players: 2, ...options };
  const game = createGame({ components: pack, options: all, seed: 'protocol' });
  if (isRejection(game)) throw new Error(JSON.stringify(game));
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
  return recordOf({ game, pack, options: all, seed: 'protocol', moves });
}

/** A deep copy as if read from a file. */
export function asJson(record: GameRecord): Record<string, unknown> {
  return JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
}

type Container = Record<string, unknown>;

/** The path of every value that is no list or object. */
export function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

/** The container and key at a path. */
export function at(json: unknown, path: readonly string[]): [Container, string] {
  const container = path.slice(0, -1).reduce((value, key) => value[key] as Container, json as Container);
  return [container, path.at(-1) as string];
}
