import { parentPort, workerData } from 'node:worker_threads';
import { openBeside, openEmbedded } from '../sqlite/open-embedded.ts';
import type { Storage } from '../storage.ts';
import type { Call, Outcome, ThreadData } from './calls.ts';
import { sendable } from './errors.ts';

if (parentPort === null) throw new Error('this file is started as a worker');
const port = parentPort;
let outcomes: Outcome[] = [];

/** What a group of changes led to is said before the next group keeps this thread busy, and all of it at once. */
function say(outcome: Outcome): void {
  if (outcomes.push(outcome) > 1) return;
  process.nextTick(() => {
    port.postMessage(outcomes);
    outcomes = [];
  });
}

type Methods = Record<string, (...parameters: readonly unknown[]) => Promise<unknown>>;

async function carryOut(storage: Storage, { part, method, parameters }: Call): Promise<unknown> {
  const asked = (part === null ? storage : storage[part]) as unknown as Methods;
  return asked[method]?.(...parameters);
}

async function serve(storage: Storage, call: Call): Promise<void> {
  const { number, part, method } = call;
  try {
    say({ number, value: await carryOut(storage, call) });
  } catch (error) {
    say({ number, error: sendable(error) });
  }
  // Not before that was said.
  if (part === null && method === 'close') process.nextTick(() => port.close());
}

try {
  const { thread, folder } = workerData as ThreadData;
  const storage = thread === 'writer' ? await openEmbedded(folder) : openBeside(folder);
  port.on('message', (calls: readonly Call[]) => {
    for (const call of calls) void serve(storage, call);
  });
  say({ number: 0 });
} catch (error) {
  say({ number: 0, error: sendable(error) });
}
