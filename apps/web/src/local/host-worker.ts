import { createIndexedDbStorage, serveLocal } from '@altiplano/client';
import { shippedPack } from '@altiplano/pack';

/** Bots think beside each other as far as the device has cores to spare. */
const MOST_THINKERS = 2;
const SEED_BYTES = 32;

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In a browser that is not on `https` or this machine there is no `randomUUID`. */
function newTable(): string {
  return newSeed().slice(0, 24);
}

serveLocal({
  port: self as unknown as Parameters<typeof serveLocal>[0]['port'],
  storage: createIndexedDbStorage(),
  pack: shippedPack,
  timers: {
    now: () => Date.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  spawnThinker() {
    const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
    return {
      postMessage: (message) => worker.postMessage(message),
      onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
      onFailure: (listener) =>
        worker.addEventListener('error', ({ message }) =>
          listener(new Error(`a thinker failed: ${message}`)),
        ),
      terminate: () => worker.terminate(),
    };
  },
  thinkers: Math.max(1, Math.min(MOST_THINKERS, navigator.hardwareConcurrency - 1)),
  newTable,
  newSeed,
  failed(error) {
    // Seen by the page as the worker's failure; the connection starts another, which reads the games again.
    setTimeout(() => {
      throw error;
    });
  },
  channel: new BroadcastChannel('altiplano.games'),
});
