import { parentPort, workerData } from 'node:worker_threads';
import type { Options } from '@altiplano/rules';
import { playOneCloning, seedDice, setUp } from './random-games.ts';

/**
 * The naive way in an isolate of its own: cloned states have another hidden class, and in one isolate they would slow
 * down the engine that they are compared with.
 */
const { options, seed } = workerData as { options: Options; seed: number };
const stock = setUp(options, 16);
seedDice(seed);
playOneCloning(stock, 0);

parentPort?.on('message', (index: number) => {
  const began = performance.now();
  const decisions = playOneCloning(stock, index);
  parentPort?.postMessage([decisions, (performance.now() - began) / 1000]);
});
parentPort?.postMessage('ready');
