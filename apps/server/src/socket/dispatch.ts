import { type FromClient, type Person, trouble } from '@altiplano/protocol';
import type { Storage } from '@altiplano/storage';
import { type Answer, refuse } from '../tables/requests/answer.ts';
import type { TableHost } from '../tables/table-host.ts';
import type { Connection } from './connection.ts';

/** Tables that one connection may follow at once. */
const MOST_TABLES = 50;

export interface DispatchParts {
  readonly host: TableHost;
  readonly storage: Storage;
}

/** Where a name goes into the books it is the one that the person has now, whatever it was at the beginning. */
async function asNow(connection: Connection, storage: Storage): Promise<Person> {
  const found = await storage.people.byId(connection.person.id);
  if (found !== undefined) connection.person = { id: found.id, name: found.name };
  return connection.person;
}

function follow(connection: Connection, request: Extract<FromClient, { type: 'watch' }>, host: TableHost) {
  const { tables } = connection;
  if (!tables.has(request.table) && tables.size >= MOST_TABLES) {
    return refuse(trouble('tooManyTables', { most: MOST_TABLES }));
  }
  tables.add(request.table);
  return host.watch(connection, request).then((answer) => {
    if ('refused' in answer) tables.delete(request.table);
    return answer;
  });
}

/** Has done what a client asks for. */
export async function dispatch(
  connection: Connection,
  request: FromClient,
  { host, storage }: DispatchParts,
): Promise<Answer> {
  const { person, tables } = connection;
  switch (request.type) {
    case 'ping':
      return { ok: {} };
    case 'watch':
      return follow(connection, request, host);
    case 'unwatch':
      tables.delete(request.table);
      return host.unwatch(connection, request.table);
    case 'story':
      return host.story(person, request);
    case 'past':
      return host.past(person, request);
    case 'replay':
      return host.replay(person, request);
    case 'hint':
      return host.hint(person, request);
    case 'chat':
      return host.chat(await asNow(connection, storage), request);
    case 'rematch':
      return host.rematch(await asNow(connection, storage), request);
    case 'sit':
      return host.order(await asNow(connection, storage), request);
    default:
      return host.order(person, request);
  }
}
