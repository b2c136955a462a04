import { createHosted, type HostedTable } from './hosted-table.ts';
import type { Loaded } from './load-table.ts';
import { Outage } from './outage.ts';

export interface ShelfParts {
  load(id: string): Promise<Loaded | null>;
  /** A table has just been read: first in its queue. */
  opened(hosted: HostedTable): Promise<void>;
  /** Whether somebody still needs a table that no request is about. */
  isNeeded(hosted: HostedTable): boolean;
  /** A table leaves memory: last in its queue. */
  leaving(hosted: HostedTable): Promise<void>;
  /** How many tables may be in memory before those that nobody needs have to go. */
  readonly most: number;
}

/** The tables in a node's memory. */
export interface Shelf {
  /** Runs a job in a table's queue, having read the table if need be; null if there is no such table. */
  use<T>(id: string, job: (hosted: HostedTable) => T | Promise<T>): Promise<T | null>;
  /** One that is in memory now. */
  find(id: string): HostedTable | undefined;
  all(): Iterable<HostedTable>;
  readonly size: number;
  /** Lets all tables go, each when what it is busy with is done. */
  clear(): Promise<void>;
}

function run<T>(hosted: HostedTable, job: (hosted: HostedTable) => T | Promise<T>): Promise<T> {
  return hosted.queue.run(() => {
    if (hosted.isLost) throw new Outage('the table was lost');
    return job(hosted);
  });
}

export function createShelf(parts: ShelfParts): Shelf {
  /** In the order of their last use, the longest unused first. */
  const tables = new Map<string, HostedTable>();
  const loading = new Map<string, Promise<HostedTable | null>>();

  async function prepare(hosted: HostedTable): Promise<void> {
    try {
      await hosted.queue.run(() => parts.opened(hosted));
    } catch {
      // Whoever asked for the table is told so by its queue.
      hosted.isLost = true;
    }
    // Those who wait for the table get to count themselves before it could leave again.
    setImmediate(() => hosted.uses--);
  }

  async function load(id: string): Promise<HostedTable | null> {
    const loaded = await parts.load(id);
    if (loaded === null) return null;
    const hosted = createHosted(id, loaded.table, loaded.snapshotAt);
    hosted.uses++;
    tables.set(id, hosted);
    void prepare(hosted);
    tidy();
    return hosted;
  }

  function open(id: string): Promise<HostedTable | null> {
    const known = loading.get(id);
    if (known !== undefined) return known;
    const opening = load(id).finally(() => loading.delete(id));
    loading.set(id, opening);
    return opening;
  }

  async function letGo(hosted: HostedTable): Promise<void> {
    if (tables.get(hosted.id) !== hosted) return;
    tables.delete(hosted.id);
    await hosted.queue.run(() => parts.leaving(hosted));
  }

  function tidy(): void {
    let tooMany = tables.size - parts.most;
    for (const hosted of tables.values()) {
      if (tooMany <= 0) return;
      if (hosted.uses > 0 || parts.isNeeded(hosted)) continue;
      tooMany--;
      void letGo(hosted);
    }
  }

  function touch(hosted: HostedTable): void {
    if (tables.get(hosted.id) !== hosted) return;
    tables.delete(hosted.id);
    tables.set(hosted.id, hosted);
  }

  return {
    async use(id, job) {
      const hosted = tables.get(id) ?? (await open(id));
      if (hosted === null) return null;
      hosted.uses++;
      try {
        return await run(hosted, job);
      } finally {
        hosted.uses--;
        if (hosted.isLost) await letGo(hosted);
        else touch(hosted);
      }
    },
    find: (id) => tables.get(id),
    all: () => tables.values(),
    get size() {
      return tables.size;
    },
    async clear() {
      await Promise.all(loading.values());
      await Promise.all([...tables.values()].map(letGo));
    },
  };
}
