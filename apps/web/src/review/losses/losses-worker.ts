import { findLosses, type LossParts } from '@altiplano/client';
import type { FromLossesWorker } from './messages.ts';

/** Telling more often than this, in milliseconds, would only keep the page busy. */
const TELL_EVERY = 100;

function tell(message: FromLossesWorker): void {
  self.postMessage(message);
}

self.addEventListener('message', ({ data }: MessageEvent<LossParts>) => {
  const search = findLosses(data);
  let lastReport = 0;
  for (let step = search.next(); ; step = search.next()) {
    if (step.done === true) return tell({ problem: step.value });
    const now = performance.now();
    if (step.value.done === 1 || now - lastReport > TELL_EVERY) {
      tell({ found: step.value });
      lastReport = now;
    }
  }
});
