import { createSight, type Sight, type Table, updateFor, viewFor } from '@altiplano/table';
import type { FromServer } from '@altiplano/protocol';
import type { Viewer } from '@altiplano/rules';
import type { Watch } from './watch.ts';

interface Recent {
  readonly number: number;
  readonly text: string;
}

/** All who see a table in the same way: the devices of one seat's person, or the spectators. */
export interface Audience {
  readonly viewer: Viewer;
  sight: Sight;
  readonly watches: Set<Watch>;
  /** The last updates in the form `state`, for whoever was gone for a moment. */
  recent: Recent[];
  /** How many updates in a row nobody heard. */
  unheard: number;
}

/** An update that is ready to be sent once it is durable. */
export interface Telling {
  readonly audience: Audience;
  readonly number: number;
  readonly text: string;
  /** In the form `view`; null if nobody wants it. */
  readonly view: string | null;
}

/** Enough for a connection that drops for a minute or two. */
const MOST_RECENT = 32;

export function openAudience(table: Table, viewer: Viewer): Audience {
  return { viewer, sight: createSight(table, viewer), watches: new Set(), recent: [], unheard: 0 };
}

/** Whether nobody listens, and nobody who comes back could still be served from what was kept. */
export function isForgotten(audience: Audience): boolean {
  return audience.watches.size === 0 && audience.unheard >= MOST_RECENT;
}

function wantsView({ watches }: Audience): boolean {
  for (const { form } of watches) if (form === 'view') return true;
  return false;
}

/** After an entry has been folded: what this audience is to be told of it, or null. */
export function prepare(id: string, table: Table, audience: Audience): Telling | null {
  const update = updateFor(table, audience.sight);
  if (update === null) return null;
  const { patch: _patch, state: _state, ...rest } = update;
  const head = { type: 'update', table: id } as const;
  const plain: FromServer = { ...head, ...update };
  const readable: FromServer | null = wantsView(audience)
    ? { ...head, ...rest, ...viewFor(table, audience.viewer) }
    : null;
  return {
    audience,
    number: update.number,
    text: JSON.stringify(plain),
    view: readable === null ? null : JSON.stringify(readable),
  };
}

/** Sends what was prepared to all who listen. */
export function tell({ audience, number, text, view }: Telling): void {
  const { recent, watches } = audience;
  recent.push({ number, text });
  if (recent.length > MOST_RECENT) recent.shift();
  audience.unheard = watches.size === 0 ? audience.unheard + 1 : 0;
  for (const { watcher, form } of watches) {
    watcher.send(form === 'view' && view !== null ? view : text);
  }
}

/** The updates after number `have`, oldest first; null if some of them are not at hand any more. */
export function updatesSince({ recent }: Audience, have: number, newest: number): string[] | null {
  if (have === newest) return [];
  const first = recent[0];
  if (have > newest || first === undefined || first.number > have + 1) return null;
  return recent.filter(({ number }) => number > have).map(({ text }) => text);
}
