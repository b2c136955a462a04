import {
  apply,
  copyGame,
  copyState,
  type Game,
  isLegal,
  isRejection,
  PHASE,
  type State,
} from '@altiplano/rules/engine';
import { LogFault } from '../fault.ts';
import type { Anchor, Play, Table } from '../table.ts';
import { setUp } from './setup.ts';

/** The game of a table that has one. */
export function gameOf(table: Table, entry: number): Game {
  if (table.game === null) throw new LogFault(entry, 'the game has not started');
  return table.game;
}

/** What tells whether a step was the last of its kind: see `isFinal`. */
export interface Milestone {
  readonly revealed: number;
  readonly phase: number;
}

export function milestoneOf(state: State): Milestone {
  return { revealed: state.revealed, phase: state.phase };
}

/**
 * Whether the step since a milestone can no longer be taken back: it revealed something, or it began the planning, in
 * which others may have laid out plans of which nobody may learn, not even by a refusal.
 */
export function isFinal(before: Milestone, state: State): boolean {
  const beganPlanning = state.phase === PHASE.planning && before.phase !== PHASE.planning;
  return state.revealed !== before.revealed || beganPlanning;
}

/** Plays a move that was legal when it was made; that it no longer is, is a fault. */
export function playAgain(game: Game, play: Play): void {
  if (!isLegal(game, play.seat, play.move)) throw new LogFault(play.number, 'its move is no longer legal');
  apply(game, play.seat, play.move);
}

/** Puts a game of this table back to where the moves in force began. */
export function rewind(table: Table, game: Game): void {
  if (table.base !== null) return copyState(game.state, table.base);
  const fresh = setUp(table.parts, table.settings, table.entropy ?? []);
  if (isRejection(fresh)) throw new LogFault(table.playedFrom, fresh.rejected);
  copyState(game.state, fresh.state);
}

/** An anchor where the game stands, with no move behind it. */
export function createAnchor(game: Game): Anchor {
  return { plays: 0, state: copyGame(game).state };
}

/** Lays the anchor where the game stands, after so many moves. */
export function layAnchor(anchor: Anchor, game: Game, plays: number): void {
  anchor.plays = plays;
  copyState(anchor.state, game.state);
}

/** The anchor of a table that has a game. */
export function anchorOf(table: Table, entry: number): Anchor {
  if (table.anchor === null) throw new LogFault(entry, 'the game has not started');
  return table.anchor;
}
