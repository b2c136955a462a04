interface Waiting<Item, Outcome> {
  readonly item: Item;
  resolve(outcome: Outcome): void;
  reject(reason: unknown): void;
}

/** How a group is written: all of it or nothing, with an outcome for each item. */
export interface GroupWriter<Item, Outcome> {
  write(items: readonly Item[]): Promise<readonly Outcome[]>;
  /** Whether nothing was kept, and the reason lies in one of the items rather than in the store. */
  isItemsFault(error: unknown): boolean;
  /** Items of the same key never share a group. */
  keyOf(item: Item): string;
}

export interface GroupCommit<Item, Outcome> {
  add(item: Item): Promise<Outcome>;
  /** Resolves when everything that was added has its outcome. */
  settled(): Promise<void>;
}

const MOST_ITEMS = 256;

function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Writes what is added in the same turn of the event loop, or while the last group is being written, as one group: one
 * wait for the disk serves them all. An item at fault fails alone.
 */
export function createGroupCommit<Item, Outcome>(
  writer: GroupWriter<Item, Outcome>,
): GroupCommit<Item, Outcome> {
  let waiting: Waiting<Item, Outcome>[] = [];
  let running: Promise<void> | undefined;

  function takeGroup(): Waiting<Item, Outcome>[] {
    const keys = new Set<string>();
    const group: Waiting<Item, Outcome>[] = [];
    const rest: Waiting<Item, Outcome>[] = [];
    for (const one of waiting) {
      const key = writer.keyOf(one.item);
      if (group.length >= MOST_ITEMS || keys.has(key)) rest.push(one);
      else group.push(one);
      keys.add(key);
    }
    waiting = rest;
    return group;
  }

  async function writeGroup(group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await writer.write(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      const half = group.length >> 1;
      if (half > 0 && writer.isItemsFault(error)) {
        await writeGroup(group.slice(0, half));
        await writeGroup(group.slice(half));
      } else for (const { reject } of group) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await endOfTurn();
      await writeGroup(takeGroup());
    }
    running = undefined;
  }

  return {
    add(item) {
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        running ??= run();
      });
    },
    settled: () => running ?? Promise.resolve(),
  };
}
