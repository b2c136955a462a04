import { type Decision, foldEntry, type Table } from '@altiplano/table';
import type { Entry } from '@altiplano/protocol';
import type { Beside } from '@altiplano/storage';
import { openAudience, prepare, tell, type Telling } from '../audience/audience.ts';
import { forget } from '../audience/seats.ts';
import { besideOf, turnOf } from './beside.ts';
import type { HostedTable } from './hosted-table.ts';
import { type Loading, loadTable } from './load-table.ts';
import { Outage } from './outage.ts';

export interface Changing extends Loading {
  /** Whether other nodes work on the same store, so that memory may be a moment behind the log. */
  readonly isShared: boolean;
  /** After a change that is durable and told; still in the table's queue. */
  changed(hosted: HostedTable, entries: readonly Entry[]): void;
  /** How long an append took, in milliseconds. */
  appended(milliseconds: number): void;
}

/** Of two nodes that race, one gets through each time; so many losses in a row mean something else. */
const MOST_TRIES = 50;
const MOST_FAILURES = 2;

/** Entries take their effect in memory; what is to be told of them waits. */
function foldAll(hosted: HostedTable, entries: readonly Entry[]): Telling[] {
  const tellings: Telling[] = [];
  for (const entry of entries) {
    foldEntry(hosted.table, entry);
    for (const audience of hosted.audiences.values()) {
      const telling = prepare(hosted.id, hosted.table, audience);
      if (telling !== null) tellings.push(telling);
    }
  }
  return tellings;
}

function announce(
  hosted: HostedTable,
  entries: readonly Entry[],
  tellings: readonly Telling[],
  changing: Changing,
): void {
  for (const telling of tellings) tell(telling);
  forget(hosted);
  changing.changed(hosted, entries);
}

/** Reads and tells what other nodes have appended. */
export async function catchUp(hosted: HostedTable, changing: Changing): Promise<void> {
  const entries = await changing.storage.tables.entries(hosted.id, hosted.table.number + 1);
  if (entries.length === 0) return;
  let tellings: Telling[];
  try {
    tellings = foldAll(hosted, entries);
  } catch (error) {
    // Such as an entry by newer rules than ours: another node has to serve this table.
    hosted.isLost = true;
    throw error;
  }
  announce(hosted, entries, tellings, changing);
}

/** The table as it was after a durable entry, so that what follows can be told; or, failing that, as it is now. */
async function readAgain(hosted: HostedTable, after: number, changing: Changing): Promise<void> {
  const loaded = await loadTable(hosted.id, changing, after);
  if (loaded === null) throw new Error('a table is gone');
  hosted.table = loaded.table;
  for (const [viewer, { watches, recent, unheard }] of hosted.audiences) {
    const fresh = openAudience(loaded.table, viewer);
    hosted.audiences.set(viewer, { ...fresh, watches, recent, unheard });
  }
  await catchUp(hosted, changing);
}

/** Throws away what memory holds beyond a durable entry; if the store does not answer, the table is lost to this node. */
async function recover(hosted: HostedTable, after: number, changing: Changing): Promise<void> {
  try {
    await readAgain(hosted, after, changing);
  } catch (error) {
    hosted.isLost = true;
    throw new Outage('a table could not be read again', { cause: error });
  }
}

async function append(
  hosted: HostedTable,
  after: number,
  entries: readonly Entry[],
  beside: Beside,
  changing: Changing,
): Promise<'done' | 'taken' | 'unknown'> {
  const began = performance.now();
  try {
    return await changing.storage.tables.append(hosted.id, after, entries, beside);
  } catch (err) {
    changing.log.error({ err }, 'an append failed');
    return 'unknown';
  } finally {
    changing.appended(performance.now() - began);
  }
}

/** Folds and prepares; a fault on the way leaves the table as it was. */
async function foldSafely(hosted: HostedTable, entries: readonly Entry[], changing: Changing) {
  const after = hosted.table.number;
  try {
    const turn = turnOf(hosted.table);
    const tellings = foldAll(hosted, entries);
    return { tellings, beside: besideOf(hosted.table, entries, turn) };
  } catch (error) {
    await recover(hosted, after, changing);
    throw error;
  }
}

/** Whether nobody was ahead of us; if somebody was, what they did is taken in. */
export async function isCurrent(hosted: HostedTable, changing: Changing): Promise<boolean> {
  const { number } = hosted.table;
  if (changing.isShared) await catchUp(hosted, changing);
  return hosted.table.number === number;
}

/**
 * Decides, appends durably, then tells everyone; what another node did meanwhile is taken in first and the decision
 * made again. Runs in the table's queue. Memory is ahead of the log while it is being written, and nobody sees it.
 */
export async function change(
  hosted: HostedTable,
  decide: (table: Table) => Decision,
  changing: Changing,
): Promise<Decision> {
  let failures = 0;
  for (let tries = 0; tries < MOST_TRIES && failures < MOST_FAILURES; tries++) {
    const decision = decide(hosted.table);
    if ('refused' in decision) {
      if (await isCurrent(hosted, changing)) return decision;
      continue;
    }
    const { entries } = decision;
    if (entries.length === 0) return decision;
    const after = hosted.table.number;
    const { tellings, beside } = await foldSafely(hosted, entries, changing);
    const outcome = await append(hosted, after, entries, beside, changing);
    if (outcome === 'done') {
      announce(hosted, entries, tellings, changing);
      return decision;
    }
    if (outcome === 'unknown') failures++;
    await recover(hosted, after, changing);
  }
  throw new Outage('a change could not be stored');
}
