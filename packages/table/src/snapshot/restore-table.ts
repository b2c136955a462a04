import { PLAYED_BY, RULES_VERSION } from '@altiplano/protocol';
import { copyGame, type Game, isRejection, restoreGame } from '@altiplano/rules';
import { addVisible, createSequences } from '../sight/sequences.ts';
import type { Play, Table, TableParts } from '../table.ts';
import { SNAPSHOT_FORMAT, type Snapshot } from './snapshot-of.ts';

function isSnapshot(json: unknown): json is Snapshot {
  return typeof json === 'object' && json !== null && 'format' in json && json.format === SNAPSHOT_FORMAT;
}

/**
 * A table out of a snapshot, so that later entries can be folded; null if it is of another shape, and the log has to be
 * folded instead. What other rules made is a position without a past: no undo or rollback goes behind it.
 */
export function restoreTable(parts: TableParts, json: unknown): Table | null {
  if (!isSnapshot(json)) return null;
  const copy = JSON.parse(JSON.stringify(json)) as Snapshot;
  const { format: _format, madeBy, state, visible, keys, plays, ...kept } = copy;
  const game = state === null ? null : gameAt(parts, copy, state);
  const anchored = copy.anchor === null ? null : gameAt(parts, copy, copy.anchor.state);
  if (game === undefined || anchored === undefined) return null;
  const sequences = createSequences();
  for (const mask of visible) addVisible(sequences, mask);
  const table: Table = {
    ...kept,
    parts,
    game,
    plays: plays.map(readPlay),
    anchor: anchored === null || copy.anchor === null ? null : { ...copy.anchor, state: anchored.state },
    sequences,
    keys: new Map(keys.map(([key, entry]) => [key, entry])),
    last: null,
  };
  if (madeBy !== RULES_VERSION) forgetPast(table);
  return table;
}

/** What was played before is forgotten: the table goes on from where it stands. */
export function forgetPast(table: Table): void {
  table.plays = [];
  table.playedFrom = table.number;
  if (table.game === null) return;
  table.base = copyGame(table.game).state;
  table.anchor = { plays: 0, state: copyGame(table.game).state };
}

/** Undefined if the state is of another shape than this game's. */
function gameAt(parts: TableParts, snapshot: Snapshot, state: unknown): Game | undefined {
  const { settings, entropy } = snapshot;
  const game = restoreGame(
    { components: parts.pack, options: settings.options, seed: parts.seed, entropy: entropy ?? [] },
    state,
  );
  return isRejection(game) ? undefined : game;
}

function readPlay(numbers: readonly number[]): Play {
  const [number, seat, move, by, credit] = numbers as [number, number, number, number, number];
  return { number, seat, move, by: PLAYED_BY[by] ?? 'person', credit };
}
