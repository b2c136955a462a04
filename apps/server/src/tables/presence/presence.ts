import type { Agenda } from '@altiplano/host';
import type { News, NewsMessage } from '@altiplano/storage';
import type { Rhythm } from '../nodes/rhythm.ts';
import { createRemotePresence } from './remote-presence.ts';

/** Whether somebody looks at a table now, is expected back, or is not there. */
export type Attendance = 'here' | 'away' | 'none';

export interface Presence {
  /** Another connection of a person follows a table. */
  come(table: string, person: string): void;
  /** One of them no longer does; `lost` if it broke off, so that the person is expected back. */
  go(table: string, person: string, how: 'left' | 'lost'): void;
  of(table: string, person: string): Attendance;
  /** The people who look at a table now, through any node. */
  peopleAt(table: string): Set<string>;
  heard(message: NewsMessage, from: string): void;
  /** What the others said may have been missed: asks them again. */
  missed(): void;
  close(): void;
}

export interface PresenceParts {
  readonly news: News;
  readonly agenda: Agenda;
  readonly rhythm: Rhythm;
  readonly now: () => number;
  /** Something has changed at a table. */
  changed(table: string): void;
}

interface Local {
  connections: number;
}

/** Who is there: through this node by its connections, through others by what they tell. */
export function createPresence({ news, agenda, rhythm, now, changed }: PresenceParts): Presence {
  const local = new Map<string, Map<string, Local>>();
  const remote = createRemotePresence(rhythm.silence, now, changed);

  function publish(table: string, person: string): void {
    const own = local.get(table)?.get(person);
    const presence = own === undefined ? 'gone' : own.connections > 0 ? 'online' : 'away';
    news.publish({ kind: 'presence', table, person, presence });
    changed(table);
  }

  function remove(table: string, person: string): void {
    const people = local.get(table);
    if (people?.delete(person) && people.size === 0) local.delete(table);
    publish(table, person);
  }

  function expect(table: string, person: string): void {
    agenda.set(`away ${person} ${table}`, now() + rhythm.away, () => {
      if (local.get(table)?.get(person)?.connections === 0) remove(table, person);
    });
    publish(table, person);
  }

  function tellAll(): void {
    for (const [table, people] of local) for (const person of people.keys()) publish(table, person);
  }

  function sign(): void {
    news.publish({ kind: 'alive' });
    remote.forgetSilent();
    agenda.set('presence', now() + rhythm.sign, sign);
  }

  news.publish({ kind: 'arrived' });
  sign();

  return {
    come(table, person) {
      const people = local.get(table) ?? new Map<string, Local>();
      local.set(table, people);
      const own = people.get(person) ?? { connections: 0 };
      people.set(person, own);
      own.connections++;
      agenda.drop(`away ${person} ${table}`);
      if (own.connections === 1) publish(table, person);
    },
    go(table, person, how) {
      const own = local.get(table)?.get(person);
      if (own === undefined || --own.connections > 0) return;
      if (how === 'lost') expect(table, person);
      else remove(table, person);
    },
    of(table, person) {
      const own = local.get(table)?.get(person);
      const elsewhere = remote.of(table, person);
      if ((own?.connections ?? 0) > 0 || elsewhere === 'online') return 'here';
      return own !== undefined || elsewhere === 'away' ? 'away' : 'none';
    },
    peopleAt(table) {
      const people = remote.onlineAt(table);
      for (const [person, { connections }] of local.get(table) ?? []) if (connections > 0) people.add(person);
      return people;
    },
    heard(message, from) {
      if (message.kind === 'arrived') tellAll();
      remote.heard(message, from);
    },
    missed() {
      news.publish({ kind: 'arrived' });
      tellAll();
    },
    close() {
      agenda.drop('presence');
      news.publish({ kind: 'left' });
    },
  };
}
