import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { type ClientConfig, Pool, TypeOverrides } from 'pg';
import type { Database } from '../database/flavour.ts';
import type { Schema } from '../database/schema.ts';

const BIGINT = 20;
const NUMERIC = 1700;

/** All our numbers are far below 2^53, so they need not arrive as text. */
const types = new TypeOverrides();
types.setTypeParser(BIGINT, Number);
types.setTypeParser(NUMERIC, Number);

/** Acknowledged means on the disk, whatever the database's default is; a stricter one stays. */
const WAIT_FOR_DISK =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

/** How to connect, for nodes: an answer that does not come is an outage, not a wait for ever. */
export function nodeConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'altiplano',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
    types,
  };
}

/** How to connect for one long piece of work. */
export function patientConfig(url: string): ClientConfig {
  return { ...nodeConfig(url), query_timeout: 0 };
}

/** The database behind a pool of connections; destroying it ends the pool. */
export function databaseOf(
  config: ClientConfig,
  connections: number,
  onTrouble: (trouble: Error) => void,
): Database {
  const pool = new Pool({ ...config, max: connections });
  // Idle ones tell the pool, the others only themselves; unheard, either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // The pool says that it has ended before its connections are down: what they tell then is no trouble any more.
      if (!pool.ending) onTrouble(new Error('a connection failed', { cause: error }));
    });
  });
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(WAIT_FOR_DISK));
      },
    }),
  });
}
