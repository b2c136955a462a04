import { shippedPack } from '@altiplano/pack';
import type { FromServer, FromServerOf, OwnInfo, TableInfo } from '@altiplano/protocol';
import {
  awaitedSeats,
  copyState,
  createGame,
  createMoveBuffer,
  type Game,
  isOver,
  isRejection,
  legalMoves,
  type Options,
  type ReadableMove,
  type View,
  type Viewer,
  writeMove,
} from '@altiplano/rules/engine';
import { type FlatState, flatten, patchState } from './flat-state.ts';

/** What a client knows of a table from what it was sent, and nothing else. */
export interface Memory {
  readonly table: string;
  number: number;
  you: Viewer;
  info: TableInfo | null;
  own: OwnInfo | null;
  /** In the form `state`. */
  flat: FlatState | null;
  /** In the form `view`. */
  view: View | null;
  moves: readonly ReadableMove[];
}

export function createMemory(table: string): Memory {
  return {
    table,
    number: -1,
    you: 'spectator',
    info: null,
    own: null,
    flat: null,
    view: null,
    moves: [],
  };
}

function takeWhole(memory: Memory, message: FromServerOf<'table'>): void {
  const { number, you, info, own, state, view = null, moves = [] } = message;
  Object.assign(memory, { number, you, info, own, view, moves });
  memory.flat = state === undefined ? null : flatten(state);
}

function takeUpdate(memory: Memory, message: FromServerOf<'update'>): void {
  if (message.number !== memory.number + 1) {
    throw new Error(`update ${message.number} came after ${memory.number}`);
  }
  memory.number = message.number;
  memory.info = message.info ?? memory.info;
  memory.own = message.own ?? memory.own;
  if (message.state !== undefined) memory.flat = flatten(message.state);
  else if (message.patch !== undefined && memory.flat !== null) patchState(memory.flat, message.patch);
  if (message.view === undefined) return;
  memory.view = message.view;
  memory.moves = message.moves ?? [];
}

/** Takes in what a server says about the table; an update that does not follow the last one is a fault. */
export function remember(memory: Memory, message: FromServer): void {
  if (message.type === 'table') takeWhole(memory, message);
  else if (message.type === 'update') takeUpdate(memory, message);
}

const buffer = createMoveBuffer();
/** One game for each set of options, to look at states with; its own chance is of no account. */
const glasses = new Map<string, Game>();

function glassFor(options: Options): Game {
  const key = JSON.stringify(options);
  const known = glasses.get(key);
  if (known !== undefined) return known;
  const game = createGame({ components: shippedPack, options, seed: 'a client' });
  if (isRejection(game)) throw new Error(game.rejected);
  glasses.set(key, game);
  return game;
}

/** The game as a seat sees it, until the next call. */
export function gameOf({ info, flat }: Memory): Game | null {
  if (info === null || flat === null) return null;
  const game = glassFor(info.settings.options);
  copyState(game.state, flat.state);
  return game;
}

/** The seats that the game waits for. */
export function awaitedIn(memory: Memory): readonly number[] {
  const game = gameOf(memory);
  return game === null || memory.info?.status !== 'running' || isOver(game) ? [] : awaitedSeats(game);
}

/** The legal moves of the own seat, if the game waits for it. */
export function movesOf(memory: Memory): readonly ReadableMove[] {
  const { you, info, view } = memory;
  if (you === 'spectator' || info?.status !== 'running' || info.seats[you]?.bot !== null) return [];
  if (view !== null) return view.waitsFor.includes(you) ? memory.moves : [];
  const game = gameOf(memory);
  if (game === null || isOver(game) || !awaitedSeats(game).includes(you)) return [];
  return Array.from(buffer.subarray(0, legalMoves(game, you, buffer)), (move) => writeMove(game, move));
}

export function hasEnded({ info }: Memory): boolean {
  return info?.status === 'finished' || info?.status === 'abandoned';
}
