import { finish, RULES_VERSION, type Steps, type Trouble, trouble } from '@altiplano/protocol';
import {
  copyGame,
  createLog,
  type Game,
  type GameEvent,
  type ReadableMove,
  seen,
  type State,
  type Viewer,
  writeMove,
} from '@altiplano/rules/engine';
import { playAgain, rewind } from '../play/position.ts';
import { heardBy } from '../sight/heard.ts';
import type { Play, Table } from '../table.ts';

/** A position of a game that has ended. */
export interface Position {
  readonly position: number;
  /** How many moves the game has. */
  readonly of: number;
  readonly played: {
    readonly seat: number;
    readonly move: ReadableMove;
    readonly events: GameEvent[];
  } | null;
  readonly state: State;
  /** The true game there. */
  readonly game: Game;
}

/** The position of an ended table's game after so many moves, for any viewer or all-seeing. */
export function positionOf(table: Table, position: number, as: Viewer | 'all'): Position | Trouble {
  return finish(positionSteps(table, position, as));
}

/** The same, move by move; the table may meanwhile be used otherwise. */
export function* positionSteps(
  table: Table,
  position: number,
  as: Viewer | 'all',
): Steps<Position | Trouble> {
  const { game: end, plays, status } = table;
  if (end === null || (status !== 'finished' && status !== 'abandoned'))
    return trouble('notEnded', { status });
  // What other rules called a move may be another one now.
  if (table.rules !== RULES_VERSION) return trouble('continuedGame', { rules: table.rules });
  if (position > plays.length) return trouble('noSuchMoment', { position, of: plays.length });
  if (typeof as === 'number' && as >= table.places.length) return trouble('noSuchSeat', { seat: as });
  const game = copyGame(end);
  rewind(table, game);
  for (const play of plays.slice(0, Math.max(0, position - 1))) {
    yield;
    playAgain(game, play);
  }
  const played = position === 0 ? null : playAloud(game, plays[position - 1] as Play, as);
  const state = as === 'all' ? copyGame(game).state : seen(game, as);
  return { position, of: plays.length, played, state, game };
}

function playAloud(game: Game, play: Play, as: Viewer | 'all'): Position['played'] {
  const move = writeMove(game, play.move);
  const log = createLog();
  game.log = log;
  playAgain(game, play);
  game.log = null;
  return { seat: play.seat, move, events: heardBy(game, log, as) };
}
