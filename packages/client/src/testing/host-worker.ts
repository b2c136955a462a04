import { parentPort } from 'node:worker_threads';
import { shippedPack } from '@altiplano/pack';
import { spawnThinker } from '@altiplano/threads';
import { createMemoryStorage } from '../local/memory-storage.ts';
import { type PortLike, serveLocal } from '../local/serve-local.ts';

if (parentPort === null) throw new Error('this file is started as a worker');
const node = parentPort;
const port: PortLike = {
  postMessage: (message) => node.postMessage(message),
  addEventListener: (_, listener) => node.on('message', (data: unknown) => listener({ data })),
};
let count = 0;

serveLocal({
  port,
  storage: createMemoryStorage(),
  pack: shippedPack,
  timers: {
    now: () => Date.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  spawnThinker,
  thinkers: 1,
  newTable: () => `table ${++count}`,
  newSeed: () => 'a seed',
  failed(error) {
    throw error;
  },
});
