import type { Pack } from '@altiplano/pack';
import type { ClockInfo, FromServerOf, OwnInfo, TableInfo } from '@altiplano/protocol';
import { applyPatch } from '@altiplano/table';
import {
  copyGame,
  type Game,
  isRejection,
  restoreGame,
  type State,
  type Viewer,
} from '@altiplano/rules/engine';

/** A table as the other side has confirmed it; no part of it ever changes. */
export interface SeenTable {
  /** The own update that this is the state after. */
  readonly number: number;
  readonly you: Viewer;
  readonly info: TableInfo;
  readonly clock: ClockInfo | null;
  readonly own: OwnInfo | null;
  /** What the viewer sees, as a game for the rules engine; null in the lobby. */
  readonly game: Game | null;
  readonly pack: Pack;
}

/** Chance is made up here: what is hidden stays hidden. */
const SEED = 'what cannot be seen';

/** A game for the rules engine out of what a viewer sees; null where there is none. */
export function gameOf(pack: Pack, info: TableInfo, state: State | undefined): Game | null {
  if (state === undefined) return null;
  const game = restoreGame({ components: pack, options: info.settings.options, seed: SEED }, state);
  if (isRejection(game)) throw new Error(`no such game: ${JSON.stringify(game)}`);
  return game;
}

/** The table out of the message that tells all of it. */
export function seenTable(message: FromServerOf<'table'>, pack: Pack): SeenTable {
  const { number, you, info, clock, own, state } = message;
  return { number, you, info, clock, own, game: gameOf(pack, info, state), pack };
}

/** The table after an update; null if the update does not fit, so that the whole has to be asked for. */
export function updatedTable(table: SeenTable, update: FromServerOf<'update'>): SeenTable | null {
  if (update.number !== table.number + 1) return null;
  const info = update.info ?? table.info;
  const game = updatedGame(table, info, update);
  if (game === undefined) return null;
  return {
    ...table,
    number: update.number,
    info,
    clock: update.clock ?? table.clock,
    own: update.own ?? table.own,
    game,
  };
}

/** Undefined if the update makes no game out of the one that is known. */
function updatedGame(
  { game, pack }: SeenTable,
  info: TableInfo,
  { patch, state }: FromServerOf<'update'>,
): Game | null | undefined {
  if (state !== undefined) return gameOf(pack, info, state);
  if (patch === undefined || patch.length === 0) return game;
  if (game === null) return undefined;
  const next = copyGame(game);
  return applyPatch(next.state, patch) ? next : undefined;
}
