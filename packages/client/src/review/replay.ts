import type { Pack } from '@altiplano/pack';
import { type GameRecord, isProblem, type Problem, replay } from '@altiplano/protocol';
import {
  apply,
  copyGame,
  createLog,
  type Game,
  type GameEvent,
  readLog,
  type ReadableMove,
  readMove,
  seen,
  type Viewer,
} from '@altiplano/rules/engine';
import { createCell, type ExternalStore } from '../external/external-store.ts';

/** Whose eyes a replay is seen with; `all`: nothing is hidden. */
export type ReplayViewer = Viewer | 'all';

export interface ReplayedMove {
  readonly seat: number;
  readonly move: ReadableMove;
  readonly events: readonly GameEvent[];
}

export interface ReplaySnapshot {
  /** So many moves have been played. */
  readonly position: number;
  readonly of: number;
  readonly as: ReplayViewer;
  readonly game: Game;
  /** The move that led here; null at the beginning. */
  readonly played: ReplayedMove | null;
}

/** A line of the story of a recorded game. */
export interface ReplayLine {
  /** The position after it. */
  readonly position: number;
  readonly round: number;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/** A recorded game to look at, from any seat, move by move. */
export interface Replay extends ExternalStore<ReplaySnapshot> {
  /** Goes to a position; to the nearest if there is none such. */
  goTo(position: number): void;
  look(as: ReplayViewer): void;
  /** The story as this viewer heard it, worked out when it is first asked for. */
  lines(as: ReplayViewer): readonly ReplayLine[];
}

/** A copy is kept so often that every position is a moment away. */
const EVERY = 50;

/** Opens a record as a replay, or says why it cannot be played again. */
export function openReplay(record: GameRecord, pack: Pack): Replay | Problem {
  const start = replay(record, pack, { at: 0 });
  if (isProblem(start)) return start;
  // Once, so that a move that is not legal is found before anyone looks.
  const whole = replay(record, pack);
  if (isProblem(whole)) return whole;
  const of = record.moves.length;
  const copies = new Map<number, Game>([[0, start]]);
  const stories = new Map<ReplayViewer, readonly ReplayLine[]>();

  /** Plays a move of the record; what happens is told to the game's log. */
  function next(game: Game, position: number): void {
    const { seat = 0, move } = record.moves[position] ?? {};
    const code = readMove(game, move);
    if (typeof code !== 'number') throw new Error(`the record has no move ${position + 1}`);
    apply(game, seat, code);
  }

  /** A game of one's own at a position. */
  function gameAt(position: number): Game {
    let at = position - (position % EVERY);
    while (!copies.has(at)) at -= EVERY;
    const game = copyGame(copies.get(at) as Game);
    for (; at < position; at++) {
      if (at % EVERY === 0 && !copies.has(at)) copies.set(at, copyGame(game));
      next(game, at);
    }
    return game;
  }

  function shownAs(game: Game, as: ReplayViewer): Game {
    return as === 'all' ? game : { ...game, state: seen(game, as) };
  }

  function snapshotAt(position: number, as: ReplayViewer): ReplaySnapshot {
    if (position === 0) return { position, of, as, game: shownAs(gameAt(0), as), played: null };
    const game = gameAt(position - 1);
    const { seat = 0, move } = record.moves[position - 1] ?? {};
    const log = createLog();
    game.log = log;
    next(game, position - 1);
    game.log = null;
    const events = readLog(game, log, as);
    const played = { seat, move: move as ReadableMove, events };
    return { position, of, as, game: shownAs(game, as), played };
  }

  function storyAs(as: ReplayViewer): ReplayLine[] {
    const game = gameAt(0);
    return record.moves.flatMap(({ seat }, index) => {
      const { round } = game.state;
      const log = createLog();
      game.log = log;
      next(game, index);
      const events = readLog(game, log, as);
      return events.length === 0 ? [] : [{ position: index + 1, round, seat, events }];
    });
  }

  const cell = createCell(snapshotAt(0, 'all'));
  return {
    subscribe: cell.subscribe,
    getSnapshot: cell.getSnapshot,
    goTo(position) {
      const to = Math.min(of, Math.max(0, Math.round(position)));
      const { position: now, as } = cell.getSnapshot();
      if (to !== now) cell.set(snapshotAt(to, as));
    },
    look(as) {
      const { position, as: before } = cell.getSnapshot();
      if (as !== before) cell.set(snapshotAt(position, as));
    },
    lines(as) {
      const known = stories.get(as) ?? storyAs(as);
      stories.set(as, known);
      return known;
    },
  };
}
