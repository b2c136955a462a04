import { setTimeout as sleep } from 'node:timers/promises';
import type { NewsMessage } from './message.ts';

/** More than any node says while a connection comes back; beyond it the others have to read again anyway. */
const MOST_WAITING = 10_000;
const RETRY = 500;

export interface Outbox {
  put(message: NewsMessage): void;
  /** Sends what is left, if that is possible at once, and takes no more. */
  close(): Promise<void>;
}

/**
 * Sends messages in their order, those of one turn together, trying again until it works; `gap` says that older ones
 * had to be given up meanwhile.
 */
export function createOutbox(
  send: (messages: readonly NewsMessage[], gap: boolean) => Promise<void>,
  onTrouble: (trouble: Error) => void,
): Outbox {
  let waiting: NewsMessage[] = [];
  let gap = false;
  let running: Promise<void> | undefined;
  const closing = new AbortController();

  async function attempt(): Promise<boolean> {
    const sending = waiting;
    const withGap = gap;
    waiting = [];
    gap = false;
    try {
      await send(sending, withGap);
      return true;
    } catch (error) {
      onTrouble(new Error('news could not be told', { cause: error }));
      waiting = [...sending, ...waiting];
      gap ||= withGap;
      return false;
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      if (await attempt()) continue;
      if (closing.signal.aborted) break;
      // Closing ends the wait early; it is no error.
      await sleep(RETRY, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    running = undefined;
  }

  return {
    put(message) {
      if (closing.signal.aborted) return;
      waiting.push(message);
      if (waiting.length > MOST_WAITING) {
        waiting.splice(0, waiting.length - MOST_WAITING);
        gap = true;
      }
      running ??= run();
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
