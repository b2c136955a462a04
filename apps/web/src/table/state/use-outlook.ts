import { type Changes, changesFor, type Preview, previewOf } from '@altiplano/client';
import { type Game, isRejection, type ReadableMove, type Rejection } from '@altiplano/rules';
import { useSyncExternalStore } from 'react';
import { useTable } from './at-table.ts';

const known = new WeakMap<
  readonly ReadableMove[],
  { readonly game: Game; readonly changes: Changes | null }
>();

/** Changes for a seat by moves played in a row; null if that cannot be known. */
function outlook(moves: readonly ReadableMove[], game: Game, seat: number): Changes | null {
  const before = known.get(moves);
  if (before?.game === game) return before.changes;
  let after: Game | null = game;
  for (const move of moves) {
    const found: Preview | Rejection | null = after === null ? null : previewOf(after, seat, move);
    after = found === null || isRejection(found) ? null : found.after;
  }
  const changes = after === null ? null : changesFor(game, after, seat);
  known.set(moves, { game, changes });
  return changes;
}

/**
 * A part of what the considered moves would change, null if they would not; only a plain value, so that no more than
 * needed is drawn anew.
 */
export function useOutlook<T extends string | number>(part: (changes: Changes) => T): T | null {
  const { game, seat, considered } = useTable();
  return useSyncExternalStore(considered.subscribe, () => {
    const moves = considered.getSnapshot();
    const changes = moves === null || seat === null ? null : outlook(moves, game, seat);
    // Nothing is the same nothing, whether something is considered or not.
    return (changes === null ? null : part(changes)) || null;
  });
}
