import type { NewsMessage } from '@altiplano/storage';

type Told = 'online' | 'away';

interface Node {
  heardAt: number;
  /** By table and person. */
  readonly tables: Map<string, Map<string, Told>>;
}

export interface RemotePresence {
  heard(message: NewsMessage, from: string): void;
  /** Drops what nodes said that have been silent for too long. */
  forgetSilent(): void;
  of(table: string, person: string): Told | null;
  onlineAt(table: string): Set<string>;
}

/** What other nodes say about who is there. */
export function createRemotePresence(
  silence: number,
  now: () => number,
  changed: (table: string) => void,
): RemotePresence {
  const nodes = new Map<string, Node>();

  function nodeOf(name: string): Node {
    const node = nodes.get(name) ?? { heardAt: now(), tables: new Map<string, Map<string, Told>>() };
    nodes.set(name, node);
    node.heardAt = now();
    return node;
  }

  function forget(name: string): void {
    const node = nodes.get(name);
    nodes.delete(name);
    for (const table of node?.tables.keys() ?? []) changed(table);
  }

  function note(node: Node, table: string, person: string, told: Told | 'gone'): void {
    const people = node.tables.get(table) ?? new Map<string, Told>();
    if (told === 'gone') people.delete(person);
    else people.set(person, told);
    if (people.size === 0) node.tables.delete(table);
    else node.tables.set(table, people);
    changed(table);
  }

  return {
    heard(message, from) {
      if (message.kind === 'left') return forget(from);
      const node = nodeOf(from);
      if (message.kind === 'presence') note(node, message.table, message.person, message.presence);
    },
    forgetSilent() {
      for (const [name, { heardAt }] of nodes) if (now() - heardAt > silence) forget(name);
    },
    of(table, person) {
      let best: Told | null = null;
      for (const { tables } of nodes.values()) {
        const told = tables.get(table)?.get(person);
        if (told === 'online') return told;
        best = told ?? best;
      }
      return best;
    },
    onlineAt(table) {
      const people = new Set<string>();
      for (const { tables } of nodes.values()) {
        for (const [person, told] of tables.get(table) ?? []) if (told === 'online') people.add(person);
      }
      return people;
    },
  };
}
