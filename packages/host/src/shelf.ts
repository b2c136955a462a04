import type { Hosted } from './hosted.ts';
import { Outage } from './outage.ts';
import type { Missing } from './ports.ts';

export interface ShelfParts<H extends Hosted, M extends Missing> {
  load(id: string): Promise<H | M>;
  /** A table has just been read: first in its queue. */
  opened(hosted: H): Promise<void>;
  /** Whether somebody still needs a table that no request is about. */
  isNeeded(hosted: H): boolean;
  /** A table leaves memory: last in its queue. */
  leaving(hosted: H): Promise<void>;
  /** How many tables may be in memory before those that nobody needs have to go. */
  readonly most: number;
}

/** The tables in a host's memory. */
export interface Shelf<H extends Hosted, M extends Missing = null> {
  /** Runs a job in a table's queue, having read the table if need be; or why there is no such table. */
  use<T>(id: string, job: (hosted: H) => T | Promise<T>): Promise<T | M>;
  /** One that is in memory now. */
  find(id: string): H | undefined;
  all(): Iterable<H>;
  readonly size: number;
  /** Lets a table go when what it is busy with is done. */
  drop(id: string): Promise<void>;
  /** Lets all tables go, each when what it is busy with is done. */
  clear(): Promise<void>;
}

/** A table being read, for all who wait for it. */
interface Opening<H, M> {
  readonly found: Promise<H | M>;
  waiting: number;
}

function isHosted<H extends Hosted, M extends Missing>(found: H | M): found is H {
  return found !== null && 'queue' in found;
}

function run<H extends Hosted, T>(hosted: H, job: (hosted: H) => T | Promise<T>): Promise<T> {
  return hosted.queue.run(() => {
    if (hosted.isLost) throw new Outage('the table was lost');
    return job(hosted);
  });
}

export function createShelf<H extends Hosted, M extends Missing = null>(
  parts: ShelfParts<H, M>,
): Shelf<H, M> {
  /** In the order of their last use, the longest unused first. */
  const tables = new Map<string, H>();
  const loading = new Map<string, Opening<H, M>>();

  async function prepare(hosted: H): Promise<void> {
    try {
      await hosted.queue.run(() => parts.opened(hosted));
    } catch {
      // Whoever asked for the table is told so by its queue.
      hosted.isLost = true;
    }
  }

  async function load(id: string): Promise<H | M> {
    const found = await parts.load(id);
    if (!isHosted<H, M>(found)) return found;
    // Those who wait for the table are counted before it could leave again.
    found.uses = loading.get(id)?.waiting ?? 0;
    tables.set(id, found);
    void prepare(found);
    tidy();
    return found;
  }

  function opening(id: string): Opening<H, M> {
    return { found: load(id).finally(() => loading.delete(id)), waiting: 0 };
  }

  /** Counted as one use of the table. */
  function open(id: string): Promise<H | M> {
    const known = loading.get(id) ?? opening(id);
    known.waiting++;
    loading.set(id, known);
    return known.found;
  }

  async function letGo(hosted: H): Promise<void> {
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

  function touch(hosted: H): void {
    if (tables.get(hosted.id) !== hosted) return;
    tables.delete(hosted.id);
    tables.set(hosted.id, hosted);
  }

  return {
    async use(id, job) {
      const known = tables.get(id);
      if (known !== undefined) known.uses++;
      const hosted = known ?? (await open(id));
      if (!isHosted<H, M>(hosted)) return hosted;
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
    async drop(id) {
      const hosted = tables.get(id);
      if (hosted !== undefined) await letGo(hosted);
    },
    async clear() {
      // Whoever asked for a table that cannot be read is told so; the others leave all the same.
      await Promise.allSettled([...loading.values()].map(({ found }) => found));
      await Promise.all([...tables.values()].map(letGo));
    },
  };
}
