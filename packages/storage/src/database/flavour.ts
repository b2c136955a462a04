import type { Kysely } from 'kysely';
import type { NewsMessage } from '../news/message.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** The few things in which one database differs from the other. */
export interface Flavour {
  /** Whether the database refused because of what it was given, so that nothing of the transaction was kept. */
  isViolation(error: unknown): boolean;
  /** Whether the database gave up the transaction in favour of another one, so that it may be tried again. */
  gaveWay(error: unknown): boolean;
  /** Makes a change that means nothing, and resolves once it is on the disk. */
  prove(db: Database): Promise<void>;
  /** Tells the other nodes as soon as the transaction is committed, and only then. */
  announce(transaction: Database, messages: readonly NewsMessage[]): Promise<void>;
}
