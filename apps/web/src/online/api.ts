import type {
  Code,
  GameRecord,
  Me,
  NewTableBody,
  Person,
  Statistics,
  TableInfo,
  TableList,
  Trouble,
  Verification,
} from '@altiplano/protocol';
import type { Pack } from '@altiplano/pack';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** No server answered at all. */
const NO_SERVER: Trouble = { code: 'noServer', figures: {} };

/** Whether an answer is a refusal. */
export function isTrouble(answer: object): answer is Trouble {
  return 'code' in answer && 'figures' in answer;
}

/** Asks the server; the own server is trusted to answer in the shape that the protocol promises. */
async function ask<T extends object>(method: Method, path: string, body?: unknown): Promise<T | Trouble> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as T & { trouble?: Trouble };
    return response.ok ? json : (json.trouble ?? NO_SERVER);
  } catch {
    // Offline, or a page without a server behind it, or an answer that is not ours.
    return NO_SERVER;
  }
}

async function person(answer: Promise<Me | Trouble>): Promise<Person | Trouble | null> {
  const me = await answer;
  return isTrouble(me) ? me : me.person;
}

const part = encodeURIComponent;

/** What the server is asked over HTTP; whatever happens at a table goes over the socket. */
export const api = {
  me: () => person(ask<Me>('GET', '/api/me')),
  become: (name: string) => person(ask<Me>('POST', '/api/me', { name })),
  leave: () => person(ask<Me>('DELETE', '/api/me')),
  makeCode: () => ask<Code>('POST', '/api/me/code', {}),
  claim: (code: string) => person(ask<Me>('POST', '/api/me/claim', { code })),
  create: (table: NewTableBody) => ask<{ readonly table: string }>('POST', '/api/tables', table),
  openTables: (after: string | null) =>
    ask<TableList>('GET', `/api/tables${after === null ? '' : `?after=${part(after)}`}`),
  ownTables: (which: 'going' | 'ended', after: string | null) =>
    ask<TableList>('GET', `/api/tables/mine?which=${which}${after === null ? '' : `&after=${part(after)}`}`),
  /** What anybody may know about a table, with a name here or without. */
  table: (table: string) => ask<TableInfo>('GET', `/api/tables/${part(table)}`),
  record: (table: string) => ask<GameRecord>('GET', `/api/tables/${part(table)}/record`),
  verification: (table: string) => ask<Verification>('GET', `/api/tables/${part(table)}/verification`),
  statistics: (query: Readonly<Record<string, string>>) =>
    ask<Statistics>('GET', `/api/statistics?${new URLSearchParams(query)}`),
  async pack(hash: string): Promise<Pack | null> {
    const pack = await ask<Pack>('GET', `/api/packs/${part(hash)}`);
    return isTrouble(pack) ? null : pack;
  },
  bringPack: (pack: unknown) => ask<{ readonly hash: string }>('POST', '/api/packs', pack),
};
