import { StorageFault } from '../fault.ts';
import type { Database, Flavour } from './flavour.ts';
import { createGroupCommit } from './group-commit.ts';

/** One kind of change, written for many items at once. */
export interface Lane<Item, Outcome> {
  /** Items of the same key follow each other in their order; others may share a transaction. */
  keyOf(item: Item): string;
  /** Writes the items, given in the order of their keys, with an outcome for each. */
  write(transaction: Database, items: readonly Item[]): Promise<readonly Outcome[]>;
}

export interface SharedWrites {
  /** A way to make changes of one kind. */
  lane<Item, Outcome>(lane: Lane<Item, Outcome>): (item: Item) => Promise<Outcome>;
  /** Resolves when everything that was asked for has its outcome. */
  settled(): Promise<void>;
}

interface Job {
  readonly lane: number;
  readonly key: string;
  readonly item: unknown;
}

const MOST_ATTEMPTS = 5;

/** Lets small changes of all kinds that are asked for in the same moment share a transaction, and so a wait for the disk. */
export function createSharedWrites(db: Database, flavour: Flavour): SharedWrites {
  const lanes: Lane<unknown, unknown>[] = [];

  async function write(jobs: readonly Job[]): Promise<unknown[]> {
    const outcomes = new Map<Job, unknown>();
    // Nodes that take the same rows in the same order do not wait for each other in a ring.
    const inOrder = [...jobs].sort((a, b) => (a.key < b.key ? -1 : 1));
    await db.transaction().execute(async (transaction) => {
      for (const [index, lane] of lanes.entries()) {
        const own = inOrder.filter((job) => job.lane === index);
        if (own.length === 0) continue;
        const items = own.map(({ item }) => item);
        for (const [place, outcome] of (await lane.write(transaction, items)).entries()) {
          outcomes.set(own[place] as Job, outcome);
        }
      }
    });
    return jobs.map((job) => outcomes.get(job));
  }

  async function writeStubbornly(jobs: readonly Job[], attempt = 1): Promise<unknown[]> {
    try {
      return await write(jobs);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !flavour.gaveWay(error)) throw error;
      return writeStubbornly(jobs, attempt + 1);
    }
  }

  const group = createGroupCommit<Job, unknown>({
    write: writeStubbornly,
    isItemsFault: (error) => error instanceof StorageFault || flavour.isViolation(error),
    keyOf: ({ lane, key }) => `${lane} ${key}`,
  });

  return {
    lane<Item, Outcome>(lane: Lane<Item, Outcome>) {
      const index = lanes.push(lane as Lane<unknown, unknown>) - 1;
      return (item: Item) => group.add({ lane: index, key: lane.keyOf(item), item }) as Promise<Outcome>;
    },
    settled: () => group.settled(),
  };
}
