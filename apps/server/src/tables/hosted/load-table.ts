import type { Pack } from '@altiplano/pack';
import { fromLog, fromSnapshot, goOn, type Loaded, type Start } from '@altiplano/host';
import { snapshotOf, type Table } from '@altiplano/table';
import { type Entry, RULES_VERSION } from '@altiplano/protocol';
import type { Snapshot, Storage } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import { packByHash } from '../../http/known-packs.ts';

export interface Loading {
  readonly storage: Storage;
  readonly log: Log;
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

/** Where a log begins, and its entries after that. */
interface Beginning {
  readonly start: Start;
  readonly entries: readonly Entry[];
}

async function withSnapshot(
  id: string,
  seed: string,
  { storage, log }: Loading,
  upTo: number,
): Promise<Beginning | null> {
  const snapshot = await storage.tables.snapshot(id);
  if (snapshot === undefined || snapshot.number > upTo) return null;
  const { pack, table: kept } = snapshot.state as Kept;
  const start = fromSnapshot({ pack: await packOf(pack, storage), seed }, kept);
  if (start === null) {
    // The fold of the log gives the same; only of a game by other rules that may be less.
    log.warn({ version: snapshot.version }, 'a snapshot could not be used');
    return null;
  }
  return { start, entries: await storage.tables.entries(id, snapshot.number + 1) };
}

async function wholeLog(id: string, seed: string, storage: Storage): Promise<Beginning | null> {
  const entries = await storage.tables.entries(id);
  const [first] = entries;
  if (first?.kind !== 'created') return null;
  const start = fromLog({ pack: await packOf(first.pack.hash, storage), seed }, entries);
  return start === null ? null : { start, entries };
}

/** A table as its log tells, up to an entry if one is named; null if there is no such table. */
export async function loadTable(id: string, loading: Loading, upTo = Infinity): Promise<Loaded | null> {
  const { storage, log } = loading;
  const seed = await storage.tables.seed(id);
  if (seed === undefined) return null;
  const found = (await withSnapshot(id, seed, loading, upTo)) ?? (await wholeLog(id, seed, storage));
  if (found === null) return null;
  const { dropped, ...loaded } = goOn(
    found.start,
    found.entries.filter(({ number }) => number <= upTo),
  );
  const { rules } = loaded.table;
  if (dropped > 0) log.warn({ dropped, rules }, 'moves of older rules do not fit any more');
  return loaded;
}
