import { isDeepStrictEqual } from 'node:util';
import type { Entry, FromServer } from '@altiplano/protocol';
import { openStorage, type Place, type Storage } from '@altiplano/storage';
import { connect } from '../live/client.ts';
import { createMemory, type Memory, remember } from '../live/memory.ts';
import { askServer } from '../live/people.ts';
import type { Acknowledged, Survivor } from './survivor.ts';

export interface LogAudit {
  readonly lost: number;
  readonly duplicated: number;
  /** Acknowledged moves that the log has as another move. */
  readonly altered: number;
}

const MOST_CHAT = 10_000;

/** How often something that was acknowledged is in the store. */
function timesIn(entries: readonly Entry[], { person, id }: Acknowledged): readonly Entry[] {
  return entries.filter(({ key }) => key?.person === person && key.id === id);
}

async function auditTable(storage: Storage, table: string, done: readonly Acknowledged[]): Promise<LogAudit> {
  const entries = await storage.tables.entries(table);
  const chat = await storage.chat.list(table, MOST_CHAT);
  const audit = { lost: 0, duplicated: 0, altered: 0 };
  for (const one of done) {
    const { kind, person, move } = one;
    const found = timesIn(entries, one);
    const said = chat.filter((line) => line.person === person && line.text === one.id);
    const times = kind === 'chat' ? said.length : found.length;
    if (times === 0) audit.lost++;
    if (times > 1) audit.duplicated++;
    const [entry] = found;
    if (entry?.kind === 'played' && !isDeepStrictEqual(entry.move, move)) audit.altered++;
  }
  return audit;
}

/** Whether everything that was acknowledged is in the store, once. The server has to be stopped. */
export async function auditLog(place: Place, acknowledged: readonly Acknowledged[]): Promise<LogAudit> {
  const storage = await openStorage(place, { node: 'audit' });
  const byTable = Map.groupBy(acknowledged, ({ table }) => table);
  const sum = { lost: 0, duplicated: 0, altered: 0 };
  for (const [table, done] of byTable) {
    const { lost, duplicated, altered } = await auditTable(storage, table, done);
    sum.lost += lost;
    sum.duplicated += duplicated;
    sum.altered += altered;
  }
  await storage.close();
  return sum;
}

function knownIn({ number, you, info, own, flat, view }: Memory): unknown {
  return { number, you, info, own, state: flat?.state ?? null, view };
}

/** Whether what a client has put together is what a newcomer is shown. */
export async function isUpToDate(address: string, { guest, memory }: Survivor): Promise<boolean> {
  const { table } = memory;
  const fresh = createMemory(table);
  const client = await connect(address, guest.cookie, (message: FromServer) => {
    if ('table' in message && message.table === table) remember(fresh, message);
  });
  await client.must({ type: 'watch', table, form: memory.view === null ? 'state' : 'view' });
  client.line.cut();
  return isDeepStrictEqual(knownIn(memory), knownIn(fresh));
}

/** Whether the record of a finished game is sound, by the server's own check. */
export async function isVerified(address: string, table: string, cookie: string): Promise<boolean> {
  const { json } = await askServer(address, 'GET', `/api/tables/${table}/verification`, { cookie });
  return (json as { sound: boolean }).sound;
}
