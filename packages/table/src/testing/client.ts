import type { OwnInfo, TableInfo, Update } from '@altiplano/protocol';
import type { ClockInfo } from '@altiplano/protocol';
import type { State, Viewer } from '@altiplano/rules/engine';
import { fullFor } from '../sight/full-for.ts';
import { applyPatch } from '../sight/numbers.ts';
import { createSight, type Sight, updateFor } from '../sight/update-for.ts';
import type { Table } from '../table.ts';

/** What a client knows from what it was sent, and nothing else. */
export interface Client {
  readonly sight: Sight;
  readonly viewer: Viewer;
  /** Everything as it came over the line. */
  readonly received: string[];
  number: number;
  info: TableInfo;
  clock: ClockInfo | null;
  own: OwnInfo | null;
  state: State | null;
}

function overTheLine<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Begins to watch. */
export function join(table: Table, viewer: Viewer): Client {
  const full = overTheLine(fullFor(table, viewer));
  const { number, info, clock, own, state = null } = full;
  return {
    sight: createSight(table, viewer),
    viewer,
    received: [JSON.stringify(full)],
    number,
    info,
    clock,
    own,
    state,
  };
}

/** After an entry was folded. */
export function hear(table: Table, client: Client): Update | null {
  const update = updateFor(table, client.sight);
  if (update === null) return null;
  const line = JSON.stringify(update);
  client.received.push(line);
  const sent = JSON.parse(line) as Update;
  if (sent.number !== client.number + 1) throw new Error(`${sent.number} after ${client.number}`);
  client.number = sent.number;
  client.state = sent.state ?? client.state;
  if (sent.patch !== undefined && (client.state === null || !applyPatch(client.state, sent.patch))) {
    throw new Error('a patch without a place');
  }
  client.info = sent.info ?? client.info;
  client.clock = sent.clock ?? client.clock;
  client.own = sent.own ?? client.own;
  return update;
}
