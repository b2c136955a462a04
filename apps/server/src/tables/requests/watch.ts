import { sequenceOf, viewerOf } from '@altiplano/table';
import type { FromClient } from '@altiplano/protocol';
import { updatesSince } from '../audience/audience.ts';
import { addWatch, audienceOf, dropWatch } from '../audience/seats.ts';
import { say, type Watch, type Watcher } from '../audience/watch.ts';
import { wholeOf } from '../audience/whole.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import { presenceAt, tellPresence } from '../presence/tell-presence.ts';
import type { Answer } from './answer.ts';
import { atTable } from './at-table.ts';
import { tellHistory } from './chat.ts';
import type { Context } from './context.ts';

type WatchRequest = Extract<FromClient, { type: 'watch' }>;

function watchOf(hosted: HostedTable, watcher: Watcher): Watch | undefined {
  for (const known of hosted.watches) if (known.watcher === watcher) return known;
  return undefined;
}

function stop(hosted: HostedTable, watcher: Watcher, how: 'left' | 'lost', { presence }: Context): void {
  const known = watchOf(hosted, watcher);
  if (known === undefined) return;
  dropWatch(hosted, known);
  presence.go(hosted.id, watcher.person.id, how);
}

/** Begins to follow a table: the whole of it, or what was missed, then who is there and what was said. */
export function watch(context: Context, watcher: Watcher, request: WatchRequest): Promise<Answer> {
  const { form = 'state', have } = request;
  const { person } = watcher;
  return atTable(context, request.table, person.id, async (hosted) => {
    await context.refresh(hosted);
    const { id, table } = hosted;
    const viewer = viewerOf(table, person.id);
    const newest = sequenceOf(table, viewer);
    if (!watcher.isOpen) return { ok: { number: newest } };
    // Counted before the former watch ends, so that nobody sees the person go and come.
    context.presence.come(id, person.id);
    stop(hosted, watcher, 'left', context);
    const audience = audienceOf(hosted, viewer);
    const missed = have === undefined || form === 'view' ? null : updatesSince(audience, have, newest);
    const begun: Watch = { watcher, form, viewer, presence: '' };
    addWatch(hosted, begun);
    if (missed === null) say(watcher, wholeOf(id, table, viewer, form));
    else for (const text of missed) watcher.send(text);
    tellPresence(begun, presenceAt(id, table, context.presence));
    await tellHistory(context, hosted, watcher);
    return { ok: { number: newest } };
  });
}

/** Stops following a table. */
export async function unwatch(context: Context, watcher: Watcher, id: string): Promise<Answer> {
  const hosted = context.shelf.find(id);
  await hosted?.queue.run(() => stop(hosted, watcher, 'left', context));
  return { ok: {} };
}

/** A connection has ended: it follows nothing any more, and its person is expected back. */
export function lose(context: Context, watcher: Watcher, tables: Iterable<string>): void {
  for (const id of tables) {
    const hosted = context.shelf.find(id);
    void hosted?.queue.run(() => stop(hosted, watcher, 'lost', context));
  }
}
