import type { Pack } from '@altiplano/pack';
import { type GameRecord, type RecordedMove, recordOf } from '@altiplano/protocol';
import {
  apply,
  copyGame,
  copyState,
  type Game,
  type GameEvent,
  type Log,
  type Options,
  readLog,
  reveals,
  writeMove,
} from '@altiplano/rules/engine';

interface Snapshot {
  readonly game: Game;
  readonly moves: number;
  readonly log: number;
}

/** A game being played in the terminal: its moves so far, what happened, and how far back undo may go. */
export interface Session {
  readonly game: Game;
  readonly pack: Pack;
  readonly options: Options;
  readonly seed: string;
  readonly moves: readonly RecordedMove[];
  /** Plays a legal move; `isChoice` if a person decided it, so that it can be undone. */
  play(seat: number, move: number, isChoice: boolean): void;
  /** Whether `undo` would take something back. */
  canUndo(seat: number): boolean;
  /** Back to the last own choice since something was revealed or someone else acted; false if there is none. */
  undo(seat: number): boolean;
  /** What a seat may hear, from a place in the log on. */
  heard(seat: number, from: number): GameEvent[];
  /** The place in the log where the next thing will stand. */
  now(): number;
  record(): GameRecord;
}

export interface Start {
  readonly game: Game;
  readonly pack: Pack;
  readonly options: Options;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly moves: readonly RecordedMove[];
  readonly log: Log;
}

export function createSession(start: Start): Session {
  const { game, pack, options, seed, entropy } = start;
  const moves = [...start.moves];
  const log = start.log;
  game.log = log;
  let snapshots: Snapshot[] = [];
  let owner = -1;
  return {
    game,
    pack,
    options,
    seed,
    moves,
    play(seat, move, isChoice) {
      if (seat !== owner || reveals(game, seat, move)) snapshots = [];
      if (isChoice && !reveals(game, seat, move)) {
        snapshots.push({ game: copyGame(game), moves: moves.length, log: log.numbers.length });
      }
      owner = seat;
      moves.push({ seat, move: writeMove(game, move) });
      apply(game, seat, move);
    },
    canUndo: (seat) => owner === seat && snapshots.length > 0,
    undo(seat) {
      const last = owner === seat ? snapshots.pop() : undefined;
      if (last === undefined) return false;
      copyState(game.state, last.game.state);
      moves.length = last.moves;
      log.numbers.length = last.log;
      return true;
    },
    heard: (seat, from) => readLog(game, { numbers: log.numbers.slice(from) }, seat),
    now: () => log.numbers.length,
    record: () => recordOf({ game, pack, options, seed, entropy, moves }),
  };
}
