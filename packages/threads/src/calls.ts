import { received, type Revive, sendable, type SentError } from './sent-error.ts';
import type { Thread } from './thread.ts';

/** A call on its way to the other thread. */
export interface SentCall<Call> {
  readonly number: number;
  readonly call: Call;
}

/** What came of a call, or of getting ready, which has number 0. */
export interface Outcome {
  readonly number: number;
  readonly value?: unknown;
  readonly error?: SentError;
}

/** Another thread, as those see it who want something of it; `serveCalls` is its other end. */
export interface Calls<Call, Result> {
  /** Resolves when the other thread takes calls. */
  readonly ready: Promise<void>;
  /** Rejects with what the call threw there, or why the thread has ended. */
  ask(call: Call): Promise<Result>;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Gives every call its own outcome. What is asked for while the other thread is busy waits here and is then sent together:
 * it could not be begun before, and to wake a thread is dear.
 */
export function createCalls<Call, Result>(thread: Thread, revive: Revive = () => null): Calls<Call, Result> {
  const waiting = new Map<number, Waiting>();
  let calls: SentCall<Call>[] = [];
  /** Getting ready counts as well. */
  let underWay = 1;
  let isMeantToSend = false;
  let last = 0;
  let ended: Error | null = null;

  function settle({ number, value, error }: Outcome): void {
    const one = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) one?.resolve(value);
    else {
      const reason = received(error, revive);
      one?.reject(reason);
      if (number === 0) fail(reason);
    }
    underWay -= 1;
    if (underWay === 0 && calls.length > 0) sendSoon();
    // Only while somebody waits for it is the other thread a reason for the program to go on.
    if (waiting.size === 0) thread.keepAlive(false);
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
    if (ended !== null) return;
    try {
      thread.postMessage(together);
    } catch {
      // One of them cannot be copied: its caller hears that, the others are sent.
      together.forEach(sendAlone);
    }
  }

  function sendAlone(call: SentCall<Call>): void {
    try {
      thread.postMessage([call]);
    } catch (error) {
      settle({ number: call.number, error: sendable(error) });
    }
  }

  function outcomeOf(number: number): Promise<unknown> {
    if (waiting.size === 0) thread.keepAlive(true);
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  }

  thread.onMessage((outcomes) => (outcomes as readonly Outcome[]).forEach(settle));
  thread.onFailure(fail);

  const ready = outcomeOf(0).then(() => undefined);
  // Whoever asks without waiting for it hears the same from the call.
  ready.catch(() => undefined);
  return {
    ready,
    ask(call) {
      if (ended !== null) return Promise.reject(ended);
      last += 1;
      calls.push({ number: last, call });
      if (underWay === 0) sendSoon();
      return outcomeOf(last) as Promise<Result>;
    },
  };
}
