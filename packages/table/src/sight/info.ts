import type { Motion, OwnInfo, TableInfo } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import type { Table } from '../table.ts';
import { undoableSteps } from '../undo/undoable.ts';
import { countUpTo } from './sequences.ts';

/** All that a viewer may know about the table but the game itself and its clock. */
export function infoOf(table: Table, viewer: Viewer): TableInfo {
  const { proposal } = table;
  const isOver = table.status === 'finished' || table.status === 'abandoned';
  return {
    status: table.status,
    origin: table.origin,
    settings: table.settings,
    host: table.host,
    seats: table.places.map(({ person, bot, ready }) => ({ person, bot, ready })),
    rules: table.rules,
    pack: table.pack,
    commitment: table.commitment,
    entropy: table.entropy === null ? null : [...table.entropy],
    seed: isOver ? table.parts.seed : null,
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    proposal:
      proposal === null
        ? null
        : {
            seat: proposal.seat,
            motion: motionFor(table, viewer, proposal.motion),
            accepted: [...proposal.accepted],
          },
    result: table.result,
    continued: table.continued,
    rematch: table.rematch,
  };
}

/** In the viewer's own numbers. */
function motionFor(table: Table, viewer: Viewer, motion: Motion): Motion {
  if (motion.type !== 'rollback') return motion;
  return { type: 'rollback', to: countUpTo(table.sequences, viewer, motion.to) };
}

/** What concerns only the viewer's own seat; null for spectators. */
export function ownInfoOf(table: Table, viewer: Viewer): OwnInfo | null {
  if (viewer === 'spectator') return null;
  const place = table.places[viewer];
  if (place === undefined) return null;
  const isFree = table.settings.undo === 'free' && place.bot === null;
  const steps = isFree ? undoableSteps(table, viewer) : [];
  return {
    mayUndo: steps.map((step) => countUpTo(table.sequences, viewer, step.number)),
    forced: place.forced,
  };
}
