import type { TableSettingsInput } from '@altiplano/protocol';
import { type Browser, createBrowser } from './browser.ts';
import { connectSocket, type SocketClient } from './socket-client.ts';

/** Somebody with a session. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly browser: Browser;
  /** One more device: a socket to this server, or to another one on the same store. */
  connect(address?: string): Promise<SocketClient>;
  /** A new table, with this person as its host. */
  open(settings: TableSettingsInput): Promise<string>;
}

/** A guest comes to a server and picks a name. */
export async function arrive(address: string, name: string): Promise<Guest> {
  const browser = createBrowser(address);
  const { json } = await browser.ask('POST', '/api/me', { name });
  const { person } = json as { person: { id: string } };
  return {
    id: person.id,
    name,
    browser,
    connect: (to = address) => connectSocket(to, browser),
    async open(settings) {
      const answer = await browser.ask('POST', '/api/tables', { settings });
      const { table } = answer.json as { table?: string };
      if (table === undefined) throw new Error(answer.text);
      return table;
    },
  };
}
