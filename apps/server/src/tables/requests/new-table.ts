import { randomBytes } from 'node:crypto';
import type { Pack } from '@altiplano/pack';
import { foldTable, importRecord, openRematch, openTable, type Table } from '@altiplano/table';
import {
  type Entry,
  type GameRecord,
  isProblem,
  type Person,
  type TableSettings,
  type Trouble,
  trouble,
  troubleOfProblem,
} from '@altiplano/protocol';
import type { NewTable } from '@altiplano/storage';
import { keepShipped } from '../../http/known-packs.ts';
import { QUOTAS } from '../../limits/quotas.ts';
import { newId } from '../../people/secrets.ts';
import { listingOf } from '../hosted/listing-of.ts';
import type { Context } from './context.ts';

type Created = { readonly table: string } | Trouble;

function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** A storage knows people with more than their name. */
function plain({ id, name }: Person): Person {
  return { id, name };
}

async function store(
  context: Context,
  entries: readonly Entry[],
  pack: Pack,
  seed: string,
  imported?: NewTable['imported'],
): Promise<Created> {
  const table = foldTable({ pack, seed }, entries);
  await keepShipped(pack, context.storage, table.createdAt);
  const id = newId();
  const outcome = await context.storage.tables.create({
    id,
    seed,
    at: table.createdAt,
    entries,
    listing: listingOf(table),
    ...(imported !== undefined && { imported }),
  });
  return outcome === 'done' ? { table: id } : trouble('unavailable');
}

/** Opens a table in the lobby, with the person as its host. */
export async function create(
  context: Context,
  person: Person,
  { settings, pack }: { readonly settings: TableSettings; readonly pack: Pack },
): Promise<Created> {
  const seed = newSeed();
  const entries = openTable({ pack, seed }, { settings, host: plain(person), at: context.now() });
  return 'code' in entries ? entries : store(context, entries, pack, seed);
}

/** Keeps a finished game from elsewhere as a table of the person, to be replayed; brought again, it is the same table. */
export async function keepRecord(
  context: Context,
  person: Person,
  record: GameRecord,
  pack: Pack,
): Promise<Created> {
  const imported = importRecord(record, pack, plain(person), context.now());
  if (isProblem(imported)) return troubleOfProblem(imported);
  const { imports } = context.storage.tables;
  const { digest } = record;
  const own = await imports(person.id);
  const known = own.get(digest);
  if (known !== undefined) return { table: known };
  if (own.size >= QUOTAS.imports) return trouble('noRoom', { most: QUOTAS.imports });
  const kept = await store(context, imported.entries, pack, imported.seed, { person: person.id, digest });
  // Brought by the same person in the same moment.
  const table = 'table' in kept ? undefined : (await imports(person.id)).get(digest);
  return table === undefined ? kept : { table };
}

/** Opens a table where the same people play again. */
export async function createRematch(context: Context, table: Table, person: Person): Promise<Created> {
  const parts = { pack: table.parts.pack, seed: newSeed() };
  return store(context, openRematch(table, parts, plain(person), context.now()), parts.pack, parts.seed);
}
