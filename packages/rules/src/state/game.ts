import type { Chance } from '../chance/chance.ts';
import type { Components } from '../components/components.ts';
import type { Tables } from '../components/tables.ts';
import type { Log } from '../log/log.ts';
import type { Options } from '../options.ts';
import { copyState } from './copy.ts';
import { createState, type Seat, type State } from './state.ts';

/** A table being played: what never changes, its secret chance, and the one state that moves change. */
export interface Game {
  readonly components: Components;
  readonly options: Options;
  readonly tables: Tables;
  readonly chance: Chance;
  /** Where what happens is told; null while nobody listens. */
  log: Log | null;
  readonly state: State;
}

/** A second game at the same position, which shares tables and, unless given another, chance; it tells nothing. */
export function copyGame(game: Game, chance: Chance = game.chance): Game {
  const { components, options, tables } = game;
  const state = createState(tables);
  copyState(state, game.state);
  // In the order of createGame: games of one shape keep the engine's code fast.
  return { components, options, tables, chance, log: null, state };
}

/** The k-th seat in turn order of this round. */
export function seatInOrder(state: State, k: number): number {
  return (state.startingSeat + k) % state.seats.length;
}

export function isOwned(list: readonly number[], count: number, card: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === card) return true;
  return false;
}

export function total(tiles: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tiles.length; i++) sum += tiles[i];
  return sum;
}

/** Takes a card out of a seat's row of extensions; the others close up. */
export function dropExtensionFrom(seat: Seat, tile: number): void {
  let to = 0;
  for (let i = 0; i < seat.extensionCount; i++) {
    if (seat.extensions[i] !== tile) seat.extensions[to++] = seat.extensions[i];
  }
  seat.extensions[to] = -1;
  seat.extensionCount = to;
}
