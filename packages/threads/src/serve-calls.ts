import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Outcome, SentCall } from './calls.ts';
import { sendable } from './sent-error.ts';

/** Says outcomes all at once: what a group of calls led to goes out before the next group keeps this thread busy. */
function speaker(port: MessagePort): (outcome: Outcome) => void {
  let outcomes: Outcome[] = [];
  function sayAlone(outcome: Outcome): void {
    try {
      port.postMessage([outcome]);
    } catch (error) {
      port.postMessage([{ number: outcome.number, error: sendable(error) }]);
    }
  }
  return (outcome) => {
    if (outcomes.push(outcome) > 1) return;
    process.nextTick(() => {
      const together = outcomes;
      outcomes = [];
      try {
        port.postMessage(together);
      } catch {
        // One of them cannot be copied: its caller hears that, the others their outcome.
        together.forEach(sayAlone);
      }
    });
  };
}

/**
 * Makes this module the thread behind `createCalls`: `prepare` gets the worker's data, once, and returns what does one
 * call. Calls and results are copied between threads, so they are plain data. What a call throws goes back as its outcome.
 */
export async function serveCalls<Shared, Call, Result>(
  prepare: (shared: Shared) => Promise<Serve<Call, Result>> | Serve<Call, Result>,
): Promise<void> {
  if (parentPort === null) throw new Error('this module is started as a thread');
  const port = parentPort;
  const say = speaker(port);
  async function answer(serve: Serve<Call, Result>, { number, call }: SentCall<Call>): Promise<void> {
    try {
      say({ number, value: await serve(call) });
    } catch (error) {
      say({ number, error: sendable(error) });
    }
  }
  try {
    const serve = await prepare(workerData as Shared);
    port.on('message', (calls: readonly SentCall<Call>[]) => {
      for (const call of calls) void answer(serve, call);
    });
    say({ number: 0 });
  } catch (error) {
    say({ number: 0, error: sendable(error) });
  }
}

type Serve<Call, Result> = (call: Call) => Promise<Result> | Result;
