import { sql } from 'kysely';
import { Client, DatabaseError } from 'pg';
import type { Database, Flavour } from '../database/flavour.ts';
import { checkLength, packNews, unpackNews } from '../news/envelope.ts';
import type { NewsMessage } from '../news/message.ts';
import type { News } from '../news/news.ts';
import { createOutbox } from '../news/outbox.ts';
import { createSubscribers } from '../news/subscribers.ts';
import { nodeConfig } from './connection.ts';
import { keepListening } from './listening.ts';
import { lockAsNode } from './presence-lock.ts';

const CHANNEL = 'altiplano';
/** The class of SQLSTATE codes for what a constraint forbids. */
const VIOLATION = '23';
/** That of transactions rolled back for the sake of others, such as in a deadlock. */
const ROLLBACK = '40';

function isOfClass(error: unknown, code: string): boolean {
  return error instanceof DatabaseError && error.code?.startsWith(code) === true;
}

async function notify(db: Database, payloads: readonly string[]): Promise<void> {
  for (const payload of payloads) await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
}

/** How a node of this id uses PostgreSQL. */
export function postgresFlavour(node: string): Flavour {
  return {
    isViolation: (error) => isOfClass(error, VIOLATION),
    gaveWay: (error) => isOfClass(error, ROLLBACK),
    // A line of the database's own log, which commits like any change and leaves no row behind.
    async prove(db) {
      await sql`select pg_logical_emit_message(true, ${CHANNEL}, repeat('proof', 10000))`.execute(db);
    },
    announce: (transaction, messages) => notify(transaction, packNews(node, messages)),
  };
}

/** News between the nodes of one database; from here on the database counts as in use. */
export async function openPostgresNews(
  url: string,
  node: string,
  db: Database,
  onTrouble: (trouble: Error) => void,
): Promise<{ news: News; close(): Promise<void> }> {
  const subscribers = createSubscribers(onTrouble);
  const outbox = createOutbox(
    (messages: readonly NewsMessage[], gap) => notify(db, packNews(node, messages, gap)),
    onTrouble,
  );
  const listening = await keepListening({
    connect: () => new Client(nodeConfig(url)),
    async prepare(client) {
      await lockAsNode(client);
      await client.query(`listen ${CHANNEL}`);
    },
    heard(payload) {
      const said = unpackNews(payload);
      if (said === undefined || said.from === node) return;
      if (said.gap) subscribers.missed();
      for (const message of said.messages) subscribers.heard(message, said.from);
    },
    back: () => subscribers.missed(),
    onTrouble,
  });
  return {
    news: {
      publish(message) {
        checkLength(message);
        outbox.put(message);
      },
      subscribe: (listener) => subscribers.add(listener),
    },
    async close() {
      await outbox.close();
      await listening.close();
    },
  };
}
