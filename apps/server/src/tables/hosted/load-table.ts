import type { Pack } from '@altiplano/pack';
import { foldOlder, foldTable, restoreTable, snapshotOf, type Table } from '@altiplano/table';
import { type Entry, RULES_VERSION } from '@altiplano/protocol';
import type { Snapshot, Storage } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import { packByHash } from '../../http/known-packs.ts';

export interface Loading {
  readonly storage: Storage;
  readonly log: Log;
}

export interface Loaded {
  readonly table: Table;
  /** The newest entry of the snapshot that it was made from; 0 without one. */
  readonly snapshotAt: number;
}

/** A snapshot as we store it: the pack has to be known before the rest can be read. */
interface Kept {
  readonly pack: string;
  readonly table: unknown;
}

/** The fold of a table, to be stored. */
export function keptOf(table: Table): Snapshot {
  const state: Kept = { pack: table.pack.hash, table: snapshotOf(table) };
  return { number: table.number, version: RULES_VERSION, state };
}

async function packOf(hash: string, storage: Storage): Promise<Pack> {
  const pack = await packByHash(hash, storage);
  if (pack === null) throw new Error(`the pack ${hash} of a table is not there`);
  return pack;
}

/** A way to make a table as often as need be, and where the log goes on from there. */
interface Start {
  readonly begin: () => Table;
  readonly entries: readonly Entry[];
  readonly snapshotAt: number;
}

async function fromSnapshot(
  id: string,
  seed: string,
  { storage, log }: Loading,
  upTo: number,
): Promise<Start | null> {
  const snapshot = await storage.tables.snapshot(id);
  if (snapshot === undefined || snapshot.number > upTo) return null;
  const { pack: hash, table: kept } = snapshot.state as Kept;
  const parts = { pack: await packOf(hash, storage), seed };
  if (restoreTable(parts, kept) === null) {
    // The fold of the log gives the same; only of a game by other rules that may be less.
    log.warn({ version: snapshot.version }, 'a snapshot could not be used');
    return null;
  }
  return {
    begin: () => restoreTable(parts, kept) as Table,
    entries: await storage.tables.entries(id, snapshot.number + 1),
    snapshotAt: snapshot.number,
  };
}

async function fromStart(id: string, seed: string, storage: Storage): Promise<Start | null> {
  const entries = await storage.tables.entries(id);
  const [first] = entries;
  if (first?.kind !== 'created') return null;
  const parts = { pack: await packOf(first.pack.hash, storage), seed };
  const last = entries.findLastIndex(({ kind }) => kind === 'continued');
  const from = Math.max(last, 0) + 1;
  const before = entries.slice(0, from);
  return { begin: () => foldTable(parts, before), entries: entries.slice(from), snapshotAt: 0 };
}

/** A table as its log tells, up to an entry if one is named; null if there is no such table. */
export async function loadTable(id: string, loading: Loading, upTo = Infinity): Promise<Loaded | null> {
  const { storage, log } = loading;
  const seed = await storage.tables.seed(id);
  if (seed === undefined) return null;
  const start = (await fromSnapshot(id, seed, loading, upTo)) ?? (await fromStart(id, seed, storage));
  if (start === null) return null;
  const { begin, entries, snapshotAt } = start;
  const { table, dropped } = foldOlder(
    begin,
    entries.filter(({ number }) => number <= upTo),
  );
  if (dropped > 0) log.warn({ dropped, rules: table.rules }, 'moves of older rules do not fit any more');
  return { table, snapshotAt };
}
