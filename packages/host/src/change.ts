import type { Entry } from '@altiplano/protocol';
import { type Decision, foldEntry, type Table } from '@altiplano/table';
import type { Hosted } from './hosted.ts';
import { Outage } from './outage.ts';
import type { Audience, Log, Store, Telling } from './ports.ts';
import { turnOf } from './turn-of.ts';

export interface Changing<H extends Hosted> {
  readonly store: Store<H>;
  readonly audience: Audience<H>;
  readonly log: Log;
}

/** Of two hosts that race, one gets through each time; so many losses in a row mean something else. */
const MOST_TRIES = 50;
const MOST_FAILURES = 2;

/** Entries take their effect in memory; what is to be told of them waits. */
function foldAll<H extends Hosted>(hosted: H, entries: readonly Entry[], audience: Audience<H>): Telling[] {
  return entries.flatMap((entry) => {
    foldEntry(hosted.table, entry);
    return audience.prepare(hosted);
  });
}

function announce<H extends Hosted>(
  hosted: H,
  entries: readonly Entry[],
  tellings: readonly Telling[],
  { audience }: Changing<H>,
): void {
  for (const tell of tellings) tell();
  audience.changed(hosted, entries);
}

/** Reads and tells what others have appended. In the table's queue. */
export async function catchUp<H extends Hosted>(hosted: H, changing: Changing<H>): Promise<void> {
  const entries = await changing.store.entries(hosted.id, hosted.table.number + 1);
  if (entries.length === 0) return;
  let tellings: Telling[];
  try {
    tellings = foldAll(hosted, entries, changing.audience);
  } catch (error) {
    // Such as an entry by newer rules than ours: another host has to serve this table.
    hosted.isLost = true;
    throw error;
  }
  announce(hosted, entries, tellings, changing);
}

/** The table as it was after a durable entry, so that what follows can be told; or, failing that, as it is now. */
async function readAgain<H extends Hosted>(hosted: H, after: number, changing: Changing<H>): Promise<void> {
  const loaded = await changing.store.load(hosted.id, after);
  if (loaded === null || !('table' in loaded)) throw new Error('a table is gone');
  hosted.table = loaded.table;
  changing.audience.readAgain(hosted);
  await catchUp(hosted, changing);
}

/** Throws away what memory holds beyond a durable entry; if the store does not answer, the table is lost to this host. */
async function recover<H extends Hosted>(hosted: H, after: number, changing: Changing<H>): Promise<void> {
  try {
    await readAgain(hosted, after, changing);
  } catch (error) {
    hosted.isLost = true;
    throw new Outage('a table could not be read again', { cause: error });
  }
}

/** Folds, prepares and appends; a fault on the way leaves the table as it was. */
async function store<H extends Hosted>(
  hosted: H,
  entries: readonly Entry[],
  changing: Changing<H>,
): Promise<'done' | 'taken' | 'unknown'> {
  const after = hosted.table.number;
  const turnBefore = turnOf(hosted.table);
  let tellings: Telling[];
  try {
    tellings = foldAll(hosted, entries, changing.audience);
  } catch (error) {
    await recover(hosted, after, changing);
    throw error;
  }
  const outcome = await changing.store.append(hosted, after, entries, turnBefore).catch((err: unknown) => {
    changing.log.error({ err }, 'an append failed');
    return 'unknown' as const;
  });
  if (outcome === 'done') announce(hosted, entries, tellings, changing);
  else await recover(hosted, after, changing);
  return outcome;
}

/** Whether nobody was ahead of us; if somebody was, what they did is taken in. In the table's queue. */
export async function isCurrent<H extends Hosted>(hosted: H, changing: Changing<H>): Promise<boolean> {
  const { number } = hosted.table;
  if (changing.store.isShared) await catchUp(hosted, changing);
  return hosted.table.number === number;
}

/**
 * Decides, appends durably, then tells everyone; what another host did meanwhile is taken in first and the decision
 * made again. Runs in the table's queue. Memory is ahead of the log while it is being written, and nobody sees it.
 */
export async function change<H extends Hosted>(
  hosted: H,
  decide: (table: Table) => Decision,
  changing: Changing<H>,
): Promise<Decision> {
  let failures = 0;
  for (let tries = 0; tries < MOST_TRIES && failures < MOST_FAILURES; tries++) {
    const decision = decide(hosted.table);
    if ('refused' in decision) {
      if (await isCurrent(hosted, changing)) return decision;
      continue;
    }
    if (decision.entries.length === 0) return decision;
    const outcome = await store(hosted, decision.entries, changing);
    if (outcome === 'done') return decision;
    if (outcome === 'unknown') failures++;
  }
  throw new Outage('a change could not be stored');
}
