import type { Table } from '@altiplano/table';
import type { FromServerOf } from '@altiplano/protocol';
import type { Agenda } from '../nodes/agenda.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import type { Presence } from './presence.ts';

/** Changes of one moment are told together: many may come at once when a connection or a node is lost. */
const TOGETHER = 50;

/** Who is at a table, as everyone there may know. */
export function presenceAt(id: string, table: Table, presence: Presence): FromServerOf<'presence'> {
  const seated = new Set(table.places.flatMap(({ person }) => person?.id ?? []));
  return {
    type: 'presence',
    table: id,
    seats: table.places.map(({ person }) => (person === null ? 'none' : presence.of(id, person.id))),
    spectators: [...presence.peopleAt(id)].filter((person) => !seated.has(person)).length,
  };
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
    const text = JSON.stringify(presenceAt(hosted.id, hosted.table, presence()));
    for (const { watcher } of hosted.watches) watcher.send(text);
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
