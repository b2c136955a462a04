import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const FIRST_RETRY = 100;
const LONGEST_RETRY = 5000;
/** A connection that silently died is noticed by asking. */
const HEARTBEAT = 15_000;

export interface ListeningParts {
  connect(): Client;
  /** Makes a fresh connection fit for its purpose, or rejects. */
  prepare(client: Client): Promise<void>;
  heard(payload: string): void;
  /** The connection was lost and is back. */
  back(): void;
  onTrouble(trouble: Error): void;
}

export interface Listening {
  close(): Promise<void>;
}

/** Opens a connection that hears notifications, and opens it again whenever it is lost, until closed. */
export async function keepListening(parts: ListeningParts): Promise<Listening> {
  const closing = new AbortController();
  let current: Client | undefined;

  async function open(): Promise<void> {
    const client = parts.connect();
    client.on('error', (error) =>
      parts.onTrouble(new Error('the connection for news failed', { cause: error })),
    );
    client.on('notification', ({ payload }) => parts.heard(payload ?? ''));
    try {
      await client.connect();
      await parts.prepare(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (closing.signal.aborted) {
      await client.end();
      return;
    }
    client.once('end', () => {
      if (!closing.signal.aborted) void reopen();
    });
    current = client;
  }

  async function reopen(): Promise<void> {
    for (let wait = FIRST_RETRY; !closing.signal.aborted; wait = Math.min(2 * wait, LONGEST_RETRY)) {
      try {
        await open();
        parts.back();
        return;
      } catch (error) {
        parts.onTrouble(new Error('no connection for news', { cause: error }));
        await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  await open();
  const heartbeat = setInterval(() => {
    const asked = current;
    asked?.query('select 1').catch(() => asked.end());
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    async close() {
      clearInterval(heartbeat);
      closing.abort();
      await current?.end();
    },
  };
}
