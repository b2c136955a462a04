import type { Timers } from './ports.ts';

/** What is to be done at which moment, for a whole host: one timer, however many tables there are. */
export interface Agenda {
  /** Notes what to do at a moment, in place of what was noted under the same key. */
  set(key: string, at: number, run: () => void): void;
  drop(key: string): void;
  close(): void;
}

interface Item {
  readonly key: string;
  readonly at: number;
  readonly run: () => void;
}

/** A machine may sleep and its clock be set, so no timer is trusted for long. */
const LONGEST_WAIT = 1000;

/** Puts an item into a heap whose first is the earliest. */
function push(heap: Item[], item: Item): void {
  let place = heap.length;
  heap.push(item);
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above] as Item;
    if (parent.at <= item.at) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = item;
}

/** Takes the earliest item out of a heap that has one. */
function pop(heap: Item[]): void {
  const last = heap.pop() as Item;
  if (heap.length === 0) return;
  let place = 0;
  for (;;) {
    let below = 2 * place + 1;
    const left = heap[below];
    if (left === undefined) break;
    const right = heap[below + 1];
    const least = right !== undefined && right.at < left.at ? right : left;
    if (least === right) below++;
    if (least.at >= last.at) break;
    heap[place] = least;
    place = below;
  }
  heap[place] = last;
}

export function createAgenda({ ticks: now, after }: Pick<Timers, 'ticks' | 'after'>): Agenda {
  const heap: Item[] = [];
  const valid = new Map<string, Item>();
  let stopTimer: (() => void) | null = null;
  let wakesAt = Infinity;
  let isClosed = false;

  function wake(): void {
    wakesAt = Infinity;
    for (let first = heap[0]; first !== undefined; first = heap[0]) {
      const isValid = valid.get(first.key) === first;
      if (isValid && first.at > now()) break;
      pop(heap);
      if (!isValid) continue;
      valid.delete(first.key);
      first.run();
    }
    plan();
  }

  function plan(): void {
    const first = heap[0];
    if (isClosed || first === undefined) return;
    const at = Math.min(first.at, now() + LONGEST_WAIT);
    if (wakesAt <= at) return;
    stopTimer?.();
    wakesAt = at;
    stopTimer = after(Math.max(0, at - now()), wake);
  }

  return {
    set(key, at, run) {
      if (isClosed) return;
      const item = { key, at, run };
      valid.set(key, item);
      push(heap, item);
      plan();
    },
    drop: (key) => void valid.delete(key),
    close() {
      isClosed = true;
      stopTimer?.();
      heap.length = 0;
      valid.clear();
    },
  };
}
