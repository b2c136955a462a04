import { parentPort } from 'node:worker_threads';
import { createThinker } from '@altiplano/bots';

if (parentPort === null) throw new Error('this file is started as a worker');
const port = parentPort;
const thinker = createThinker({
  post: (message) => port.postMessage(message),
  later: (callback) => setImmediate(callback),
  now: () => performance.now(),
});
port.on('message', thinker.receive);
