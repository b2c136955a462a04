import {
  type Connection,
  createConnection,
  createPackFinder,
  openTable,
  socketWire,
  type TableStore,
} from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';
import { newKey, timers } from '../app/platform.ts';
import { api } from './api.ts';

let connected: { person: string; connection: Connection } | null = null;

function socketAddress(): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}

/** The connection of this person; another person gets another one. */
function connectionOf(person: string): Connection {
  if (connected?.person === person) return connected.connection;
  connected?.connection.close();
  const connection = createConnection({
    open: socketWire(() => new WebSocket(socketAddress())),
    timers,
    random: Math.random,
    newId: newKey,
  });
  connected = { person, connection };
  return connection;
}

/** Tries to connect now, if the connection is lost. */
export function connectNow(): void {
  connected?.connection.retry();
}

addEventListener('online', connectNow);

/** Opens a table of the server as this person. */
export function openOnlineTable(table: string, person: string): TableStore {
  const connection = connectionOf(person);
  // Somebody waits for it now: no reason to be patient.
  connection.retry();
  return openTable({
    connection,
    table,
    findPack: createPackFinder([shippedPack], api.pack),
    now: timers.now,
  });
}
