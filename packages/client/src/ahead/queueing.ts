import type { Timers } from '../connection/timers.ts';
import { nothingToCancel } from '../connection/timers.ts';
import type { TableStore } from '../table/table-store.ts';
import type { Intended } from './line-step.ts';
import { type NextDeed, nextDeed } from './next-deed.ts';
import type { Queue, Stopped } from './queue.ts';
import { type QueueStorage, readQueue } from './queue-storage.ts';

/** Between two steps that play themselves: one should see them, and have the time to hold them back. */
const PACE = 900;

export interface QueueingParts {
  readonly store: TableStore;
  readonly storage: QueueStorage;
  readonly timers: Timers;
  /** Whether nothing may be played now. */
  isHeld(): boolean;
  changed(): void;
}

/** The queue of the seat that looks at a table, and who plays it. */
export interface Queueing {
  readonly queue: Queue | null;
  /** The last step that was played by itself, counted. */
  readonly played: { readonly count: number; readonly step: Intended } | null;
  /** Takes out what is kept for a seat; for none there is no queue. */
  load(seat: number | null): void;
  set(queue: Queue | null): void;
  stop(why: Stopped): void;
  /** Plays what is due. */
  attend(): void;
  close(): void;
}

/** Keeps a queue and plays it: only here, and only if each turn still does what it should, something leaves this device. */
export function createQueueing({ store, storage, timers, isHeld, changed }: QueueingParts): Queueing {
  let seat: number | null = null;
  let queue: Queue | null = null;
  let played: Queueing['played'] = null;
  let cancel: (() => void) | null = null;

  function set(next: Queue | null): void {
    queue = next?.turns.length === 0 ? null : next;
    try {
      if (seat !== null) storage.write(seat, queue);
    } catch {
      // Full or forbidden: the queue then lasts as long as the page.
    }
    changed();
  }

  function load(of: number | null): void {
    if (of === seat) return;
    seat = of;
    played = null;
    try {
      queue = seat === null ? null : readQueue(storage.read(seat));
    } catch {
      queue = null;
    }
  }

  function stop(why: Stopped): void {
    if (queue !== null && queue.stopped === null) set({ ...queue, stopped: why });
  }

  async function play({ step, queue: rest }: Extract<NextDeed, { do: 'play' }>): Promise<void> {
    const before = queue;
    const of = seat;
    played = { count: (played?.count ?? 0) + 1, step };
    const answer = store.play(step.move);
    // What is on its way is never sent twice, even if the page is loaded anew meanwhile.
    set(rest);
    const trouble = await answer;
    if (trouble === null || before === null || of !== seat) return;
    set({ ...before, stopped: { kind: 'refused', trouble } });
  }

  function due(): NextDeed {
    return queue === null || isHeld() ? { do: 'wait' } : nextDeed(queue, store.getSnapshot());
  }

  function act(deed: NextDeed): void {
    switch (deed.do) {
      case 'wait':
        return;
      case 'stop':
        return stop(deed.why);
      case 'goOn':
        return set(deed.queue);
      case 'play':
        return void play(deed);
    }
  }

  function attend(): void {
    if (cancel !== null) return;
    const deed = due();
    if (deed.do !== 'play') return act(deed);
    cancel = timers.after(PACE, () => {
      cancel = null;
      act(due());
    });
  }

  return {
    get queue() {
      return queue;
    },
    get played() {
      return played;
    },
    load,
    set,
    stop,
    attend,
    close() {
      (cancel ?? nothingToCancel)();
      cancel = null;
    },
  };
}
