import type { Worker } from 'node:worker_threads';
import type { Call, Outcome, Part } from './calls.ts';
import { received, type SentError } from './errors.ts';

/** Asks another thread's storage. */
export interface Caller {
  /** Resolves when the storage is open. */
  readonly opened: Promise<unknown>;
  call(part: Part | null, method: string, parameters: readonly unknown[]): Promise<unknown>;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Gives every call its own outcome. What is asked for while the other thread is busy waits here and is then sent together:
 * it could not be begun before, and to wake a thread is dear.
 */
export function createCaller(worker: Worker): Caller {
  const waiting = new Map<number, Waiting>();
  let calls: Call[] = [];
  let underWay = 0;
  let isMeantToSend = false;
  let last = 0;
  let ended: Error | null = null;

  function settle({ number, value, error }: Outcome): void {
    const one = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) one?.resolve(value);
    else one?.reject(received(error as SentError));
    underWay -= 1;
    if (underWay === 0 && calls.length > 0) sendSoon();
    // Only while somebody waits for it is the other thread a reason for the program to go on.
    if (waiting.size === 0) worker.unref();
  }

  function fail(reason: Error): void {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  /** At the end of the turn, in which more may be asked for. */
  function sendSoon(): void {
    if (isMeantToSend) return;
    isMeantToSend = true;
    setImmediate(send);
  }

  function send(): void {
    const together = calls;
    calls = [];
    isMeantToSend = false;
    underWay = together.length;
    if (ended === null) worker.postMessage(together);
  }

  function expect(number: number): Promise<unknown> {
    if (waiting.size === 0) worker.ref();
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  }

  worker.on('message', (outcomes: readonly Outcome[]) => outcomes.forEach(settle));
  worker.on('error', (error: Error) => {
    fail(error);
    // Without its storage a program is of no use, and a new one finds everything that was acknowledged.
    throw error;
  });
  worker.on('exit', () => fail(new Error('the thread of the storage has ended')));

  underWay = 1;
  return {
    opened: expect(0),
    call(part, method, parameters) {
      if (ended !== null) return Promise.reject(ended);
      last += 1;
      calls.push({ number: last, part, method, parameters });
      if (underWay === 0) sendSoon();
      return expect(last);
    },
  };
}
