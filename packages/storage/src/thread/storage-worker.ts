import { parentPort } from 'node:worker_threads';
import { serveCalls } from '@altiplano/threads';
import { openBeside, openEmbedded } from '../sqlite/open-embedded.ts';
import type { Call, ThreadData } from './calls.ts';

type Methods = Record<string, (...parameters: readonly unknown[]) => Promise<unknown>>;

await serveCalls(async ({ thread, folder }: ThreadData) => {
  const storage = thread === 'writer' ? await openEmbedded(folder) : openBeside(folder);
  return async ({ part, method, parameters }: Call): Promise<unknown> => {
    const asked = (part === null ? storage : storage[part]) as unknown as Methods;
    const value = await asked[method]?.(...parameters);
    // Not before that was said.
    if (part === null && method === 'close') setImmediate(() => parentPort?.close());
    return value;
  };
});
