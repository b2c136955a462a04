import { type Table, viewerOf, whyNotWatch } from '@altiplano/table';
import type { Viewer } from '@altiplano/rules';
import type { HostedTable } from '../hosted/hosted-table.ts';
import { type Audience, isForgotten, openAudience, prepare, tell } from './audience.ts';
import { say, type Watch } from './watch.ts';
import { wholeOf } from './whole.ts';

/** Those who see the table as this viewer does. */
export function audienceOf(hosted: HostedTable, viewer: Viewer): Audience {
  const known = hosted.audiences.get(viewer);
  if (known !== undefined) return known;
  const audience = openAudience(hosted.table, viewer);
  hosted.audiences.set(viewer, audience);
  return audience;
}

/** A watch begins; what it has to be shown is the caller's business. */
export function addWatch(hosted: HostedTable, watch: Watch): void {
  hosted.watches.add(watch);
  audienceOf(hosted, watch.viewer).watches.add(watch);
}

export function dropWatch(hosted: HostedTable, watch: Watch): void {
  hosted.watches.delete(watch);
  hosted.audiences.get(watch.viewer)?.watches.delete(watch);
}

function look(hosted: HostedTable, table: Table, watch: Watch): Watch | null {
  const { watcher } = watch;
  const why = whyNotWatch(table, watcher.person.id);
  if (why !== null) {
    dropWatch(hosted, watch);
    say(watcher, { type: 'left', table: hosted.id, trouble: why });
    return watch;
  }
  const viewer = viewerOf(table, watcher.person.id);
  if (viewer === watch.viewer) return null;
  dropWatch(hosted, watch);
  watch.viewer = viewer;
  addWatch(hosted, watch);
  say(watcher, wholeOf(hosted.id, table, viewer, watch.form));
  return null;
}

/** After people have sat down or got up, or settings have changed: who sees what, anew. Returns whose watch has ended. */
export function lookAgain(hosted: HostedTable): Watch[] {
  return [...hosted.watches].flatMap((watch) => look(hosted, hosted.table, watch) ?? []);
}

/** After an entry has been folded: what all audiences are to be told of it, ready to be sent. */
export function prepareAll({ id, table, audiences }: HostedTable): (() => void)[] {
  return [...audiences.values()].flatMap((audience) => {
    const telling = prepare(id, table, audience);
    return telling === null ? [] : [() => tell(telling)];
  });
}

/** A table was read again as it was when all audiences had been told of all: what they are told goes on from there. */
export function seeAnew({ table, audiences }: HostedTable): void {
  for (const [viewer, { watches, recent, unheard }] of audiences) {
    audiences.set(viewer, { ...openAudience(table, viewer), watches, recent, unheard });
  }
}

/** Lets go of audiences to which nobody will come back in time. */
export function forget(hosted: HostedTable): void {
  for (const [viewer, audience] of hosted.audiences) {
    if (isForgotten(audience)) hosted.audiences.delete(viewer);
  }
}
