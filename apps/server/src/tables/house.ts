import type { Pool } from '@altiplano/bots';
import {
  type Audience,
  catchUp,
  change,
  type Changing,
  continuing,
  createDriver,
  createShelf,
  type Driver,
  isCurrent,
  type Shelf,
} from '@altiplano/host';
import type { Decision, Table } from '@altiplano/table';
import { type Entry, trouble } from '@altiplano/protocol';
import { forget, lookAgain, prepareAll, seeAnew } from './audience/seats.ts';
import { say } from './audience/watch.ts';
import { createRest } from './bots/rest.ts';
import { createThinking } from './bots/thinking.ts';
import { pauseFor } from './clocks/pause.ts';
import { keepUptime } from './clocks/uptime.ts';
import { createHostedTable, type HostedTable } from './hosted/hosted-table.ts';
import { loadTable } from './hosted/load-table.ts';
import { keepSnapshot, keepSnapshotAtTimes } from './hosted/snapshots.ts';
import { createStore } from './hosted/store.ts';
import { createNodeAgenda } from './nodes/agenda.ts';
import { createLeaseKeeper } from './nodes/lease-keeper.ts';
import { listenToNodes } from './nodes/listen.ts';
import type { Rhythm } from './nodes/rhythm.ts';
import { searchForTables } from './nodes/search.ts';
import { createPresence } from './presence/presence.ts';
import { createPresenceTeller } from './presence/tell-presence.ts';
import { hearChat } from './requests/chat.ts';
import type { Context } from './requests/context.ts';
import type { TableHostParts } from './table-host.ts';

/** Tables in memory before those that nobody needs have to go. */
const MOST_TABLES = 500;

export interface HouseParts extends TableHostParts {
  readonly rhythm: Rhythm;
  readonly pool: Pool;
  readonly workers: number;
}

/** What keeps the tables of a node going. */
export interface House {
  readonly context: Context;
  close(): Promise<void>;
}

/** Puts together what hosts tables, and begins to look after those that are due. */
export async function createHouse(parts: HouseParts): Promise<House> {
  const { storage, settings, log, metrics, node, now, ticks, rhythm, pool, workers } = parts;
  const agenda = createNodeAgenda(ticks);
  const appends = metrics.histogram('append_seconds', 'Time until a change was durable.', SECONDS);
  const entriesAdded = metrics.counter('entries', 'Changes of tables, stored or taken in.');

  const loading = { storage, log };
  const store = createStore({
    ...loading,
    isShared: settings.databaseUrl !== null,
    appended: (milliseconds) => appends.observe(milliseconds / 1000),
  });
  const audience: Audience<HostedTable> = { prepare: prepareAll, readAgain: seeAnew, changed };
  const changing: Changing<HostedTable> = { store, audience, log };
  const changeAsItIs = (hosted: HostedTable, decide: (table: Table) => Decision): Promise<Decision> =>
    change(hosted, decide, changing);
  /** Whatever happens at a table happens after the time was taken off in which nobody could do anything. */
  async function changeTable(hosted: HostedTable, decide: (table: Table) => Decision): Promise<Decision> {
    await takeOutagesOff(hosted);
    return changeAsItIs(hosted, decide);
  }

  async function takeOutagesOff(hosted: HostedTable): Promise<void> {
    await uptime.settle();
    await pauseFor(hosted, uptime, changeAsItIs, now);
  }

  const shelf: Shelf<HostedTable> = createShelf<HostedTable>({
    async load(id) {
      const loaded = await loadTable(id, loading);
      return loaded === null ? null : createHostedTable(id, loaded.table, loaded.snapshotAt);
    },
    opened: (hosted) => awaken(hosted).catch(failed),
    isNeeded: ({ id, watches }) => watches.size > 0 || driver.isBusyAt(id),
    leaving,
    most: MOST_TABLES,
  });
  const teller = createPresenceTeller(agenda, ticks, shelf.find, () => presence);
  const presence = createPresence({
    news: storage.news,
    agenda,
    rhythm,
    now: ticks,
    changed(table) {
      teller.changed(table);
      wake(table);
    },
  });
  const leases = createLeaseKeeper({ leases: storage.leases, node, log, agenda, rhythm, now, ticks });
  const rest = createRest({
    leases: storage.leases,
    keeper: leases,
    log,
    unwatched: rhythm.unwatched,
    now,
    ticks,
    isWatched: (table) => presence.peopleAt(table).size > 0,
  });
  const thinking = createThinking({ pool, workers, agenda, log, metrics, ticks });
  const driver: Driver<HostedTable> = createDriver<HostedTable>({
    thinking,
    lease: leases,
    agenda,
    log,
    timers: { now, ticks },
    rests: rest.rests,
    use: shelf.use,
    change: changeTable,
  });
  const context: Context = {
    storage,
    shelf,
    presence,
    thinking,
    now,
    change: changeTable,
    async refresh(hosted) {
      await isCurrent(hosted, changing);
    },
  };
  const uptime = await keepUptime({ storage, log, agenda, rhythm, now, ticks, noticed: pauseAll });
  const stopListening = listenToNodes({
    storage,
    shelf,
    presence,
    log,
    catchUp: (hosted) => catchUp(hosted, changing),
    hearChat: (hosted) => hearChat(context, hosted),
  });
  searchForTables({
    leases: storage.leases,
    keeper: leases,
    node,
    log,
    agenda,
    rhythm,
    now,
    ticks,
    isBusyAt: driver.isBusyAt,
    attend: (id) =>
      shelf.use(id, async (hosted) => {
        await takeOutagesOff(hosted);
        driver.attend(hosted);
      }),
  });
  metrics.gauge('tables', 'Tables in memory.', () => shelf.size);
  metrics.gauge('tables_driven', 'Tables whose bots and clocks this node drives.', () => leases.size);
  metrics.gauge(
    'tables_resting',
    'Tables in memory whose bots wait until somebody watches.',
    () => rest.size,
  );

  /** After every durable change, whoever made it. */
  function changed(hosted: HostedTable, entries: readonly Entry[]): void {
    forget(hosted);
    entriesAdded.add(entries.length);
    if (entries.some(({ kind }) => kind !== 'played')) {
      for (const { watcher } of lookAgain(hosted)) presence.go(hosted.id, watcher.person.id, 'left');
      teller.changed(hosted.id);
    }
    keepSnapshotAtTimes(hosted, loading);
    driver.attend(hosted, entries);
  }

  function failed(err: unknown): never {
    log.error({ err }, 'a table could not be opened');
    throw err;
  }

  /** Brings a table that was just read to where it should be. */
  async function awaken(hosted: HostedTable): Promise<void> {
    await catchUp(hosted, changing);
    await takeOutagesOff(hosted);
    await changeAsItIs(hosted, continuing(now()));
    driver.attend(hosted);
  }

  /** Somebody may have come to a table that rests. */
  function wake(table: string): void {
    if (!rest.has(table)) return;
    shelf
      .use(table, (hosted) => driver.attend(hosted))
      .catch((err: unknown) => log.error({ err }, 'a table could not be woken'));
  }

  function pauseAll(): void {
    for (const { id } of shelf.all()) {
      shelf
        .use(id, (hosted) => takeOutagesOff(hosted))
        .catch((err: unknown) => log.error({ err }, 'a table could not be paused'));
    }
  }

  async function leaving(hosted: HostedTable): Promise<void> {
    const { id, watches } = hosted;
    for (const { watcher } of watches) {
      say(watcher, { type: 'left', table: id, trouble: trouble('unavailable') });
      presence.go(id, watcher.person.id, 'lost');
    }
    watches.clear();
    await keepSnapshot(hosted, loading);
    // Read again meanwhile, it goes on under the same lease.
    if (shelf.find(id) !== undefined) return;
    driver.leave(id);
    rest.leave(id);
    await leases.giveUp(id).catch((err: unknown) => log.warn({ err }, 'a lease could not be given up'));
  }

  async function close(): Promise<void> {
    agenda.close();
    driver.close();
    stopListening();
    presence.close();
    await shelf.clear();
    await leases.close();
    await uptime.close();
  }

  return { context, close };
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
