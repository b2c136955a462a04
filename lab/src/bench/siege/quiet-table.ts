import { createWatch, type Times } from '../server/figures.ts';
import { type LiveTable, openLiveTable } from '../server/live-table.ts';

/** A table that has nothing to do with an attack, and how long its people wait. */
export interface QuietTable {
  /** Plays a move every so many milliseconds as long as the promise is not settled; how long each took to its answer. */
  play(during: Promise<unknown>): Promise<Times>;
  leave(): void;
}

/** Far from every limit, and often enough to notice a short delay. */
const EVERY = 60;

/** Four people sit down and begin. */
export async function openQuietTable(address: string): Promise<QuietTable> {
  let times = createWatch();
  const table: LiveTable = await openLiveTable(address, 0, {
    answered: ({ inFlight }) => times.note(performance.now() - (inFlight?.meant ?? 0)),
    othersHeard: () => {},
    received: () => {},
  });
  return {
    async play(during) {
      times = createWatch();
      const attack = { isOver: false };
      const over = (): void => void (attack.isOver = true);
      during.then(over, over);
      let meant = performance.now();
      while (!attack.isOver) {
        // A move that comes late was meant to be made in time: waiting is not forgiven.
        if (performance.now() >= meant && table.inFlight === null) {
          if (table.hasEnded()) await table.beginAnew();
          else if (table.move(meant)) meant += EVERY;
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      const { inFlight } = table;
      if (inFlight !== null) times.note(performance.now() - inFlight.meant);
      return times.read();
    },
    leave: () => table.hangUp(),
  };
}
