import type { Agenda } from '@altiplano/host';
import type { FromServer } from '@altiplano/protocol';
import type { Table } from '@altiplano/table';
import type { Watch } from '../audience/watch.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import type { Presence } from './presence.ts';

/** Changes of one moment are told together: many may come at once when a connection or a node is lost. */
const TOGETHER = 50;

/** The message of who is at a table, as everyone there may know. */
export function presenceAt(id: string, table: Table, presence: Presence): string {
  const seated = new Set(table.places.flatMap(({ person }) => person?.id ?? []));
  const message: FromServer = {
    type: 'presence',
    table: id,
    seats: table.places.map(({ person }) => (person === null ? 'none' : presence.of(id, person.id))),
    spectators: [...presence.peopleAt(id)].filter((person) => !seated.has(person)).length,
  };
  return JSON.stringify(message);
}

/** Tells a watcher who is there, unless it knows. */
export function tellPresence(watch: Watch, text: string): void {
  if (watch.presence === text) return;
  watch.presence = text;
  watch.watcher.send(text);
}

export interface PresenceTeller {
  /** Who is at this table may have changed. */
  changed(table: string): void;
}

/** Tells those at a table, soon, when somebody comes or goes. */
export function createPresenceTeller(
  agenda: Agenda,
  now: () => number,
  find: (id: string) => HostedTable | undefined,
  presence: () => Presence,
): PresenceTeller {
  const changed = new Set<string>();

  function tell(hosted: HostedTable): void {
    const text = presenceAt(hosted.id, hosted.table, presence());
    for (const watch of hosted.watches) tellPresence(watch, text);
  }

  function tellAll(): void {
    for (const id of changed) {
      const hosted = find(id);
      if (hosted !== undefined && hosted.watches.size > 0) void hosted.queue.run(() => tell(hosted));
    }
    changed.clear();
  }

  return {
    changed(table) {
      if (find(table) === undefined) return;
      if (changed.size === 0) agenda.set('tell presence', now() + TOGETHER, tellAll);
      changed.add(table);
    },
  };
}
