import type { Timers } from '../connection/timers.ts';

/** A clock that goes on only when it is told to. */
export interface TestTimers extends Timers {
  /** Goes on by so many milliseconds, and does what is due meanwhile. */
  pass(milliseconds: number): void;
  /** How many callbacks wait. */
  readonly waiting: number;
}

export function createTestTimers(start = 1_700_000_000_000): TestTimers {
  let now = start;
  let due: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds, callback) {
      const one = { at: now + milliseconds, callback };
      due.push(one);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        due = due.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.callback();
      }
      now = end;
    },
    get waiting() {
      return due.length;
    },
  };
}

/** What is further away never comes: a sign of life is asked for only where there is silence. */
const NEVER = 20_000;

/** A clock for games without pauses: whatever waits is done as soon as there is nothing else to do. */
export function createHurriedTimers(start = 1_700_000_000_000): Timers {
  let now = start;
  return {
    now: () => ++now,
    after(milliseconds, callback) {
      if (milliseconds > NEVER) return () => undefined;
      const handle = setImmediate(() => {
        now += milliseconds;
        callback();
      });
      return () => clearImmediate(handle);
    },
  };
}
