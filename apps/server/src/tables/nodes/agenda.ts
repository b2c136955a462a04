import { type Agenda, createAgenda } from '@altiplano/host';

/** What is to be done at which moment, on Node's timers. */
export function createNodeAgenda(ticks: () => number): Agenda {
  return createAgenda({
    ticks,
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}
