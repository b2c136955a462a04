import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, describe, inject } from 'vitest';
import type { Place } from '../place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the address of the PostgreSQL that all tests of a run share. */
    postgresOffice: string;
  }
}

export interface TemporaryPlace {
  readonly place: Place;
  remove(): Promise<void>;
}

async function sharedPostgres(): Promise<string> {
  const answer = await fetch(inject('postgresOffice'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** However busy the machine is: starting a database is not what any test is about. */
const PATIENCE = 600_000;

/** Has the shared PostgreSQL started before the tests of this file or group. */
export function needsPostgres(): void {
  beforeAll(async () => {
    await sharedPostgres();
  }, PATIENCE);
}

/** A group of tests for each kind of place: what holds on one database must hold on the other. */
export function onEveryPlace(tests: (kind: Place['kind']) => void): void {
  describe('on sqlite', () => tests('sqlite'));
  describe('on postgres', () => {
    needsPostgres();
    tests('postgres');
  });
}

async function within(url: string, ...commands: readonly string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    for (const command of commands) await client.query(command);
  } finally {
    await client.end();
  }
}

/** Databases of this process that are empty again; a new one takes far longer than emptying one. */
const emptied: string[] = [];

/** Sends away whoever is still connected and deletes all rows but the store's version. */
const EMPTY = [
  `select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid()`,
  `set session_replication_role = replica`,
  `do $$ declare name text; begin
     for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'store_%'
     loop execute format('delete from %I', name); end loop;
   end $$`,
];

async function freshDatabase(): Promise<string> {
  const shared = await sharedPostgres();
  const url = new URL(shared);
  url.pathname = `test_${randomBytes(8).toString('hex')}`;
  await within(shared, `create database ${url.pathname.slice(1)}`);
  return url.href;
}

/** An empty place for a store, only for tests run by vitest: a folder, or a database of the shared PostgreSQL. */
export async function temporaryPlace(kind: Place['kind']): Promise<TemporaryPlace> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'altiplano-store-'));
    return { place: { kind, folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const url = emptied.pop() ?? (await freshDatabase());
  return {
    place: { kind, url },
    async remove() {
      await within(url, ...EMPTY);
      emptied.push(url);
    },
  };
}
