import type { TableSnapshot } from '@altiplano/client';
import type { Sound } from './sounds.ts';

/** What of a table can be heard. */
export type Heard = Pick<TableSnapshot, 'status' | 'mayAct' | 'game' | 'undo'>;

/** What to play when a table has changed: the rarest of what happened; null for nothing. */
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (before.status !== 'ready' || now.status !== 'ready') return null;
  if (before.game !== null && now.game !== null && now.game.state.round > before.game.state.round) {
    return 'round';
  }
  if (now.mayAct && !before.mayAct) return 'turn';
  return now.undo.steps > before.undo.steps ? 'tile' : null;
}
