import type { Agenda } from '@altiplano/host';
import type { Outage, Storage } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import type { Rhythm } from '../nodes/rhythm.ts';

/** Notes that this node is up, and knows when none was: that time is nobody's. */
export interface Uptime {
  /** Times without any node that ended after a moment, oldest first. */
  since(at: number): readonly Outage[];
  /** The last beat, for an exact end. */
  close(): Promise<void>;
}

export interface UptimeParts {
  readonly storage: Storage;
  readonly log: Log;
  readonly agenda: Agenda;
  readonly rhythm: Rhythm;
  readonly now: () => number;
  readonly ticks: () => number;
  /** There was an outage that tables in memory have to be told of. */
  noticed(): void;
}

/** Begins to note; resolves when the past outages are known. */
export async function keepUptime(parts: UptimeParts): Promise<Uptime> {
  const { storage, log, agenda, rhythm, now, ticks, noticed } = parts;
  let outages: readonly Outage[] = [];
  let last = now();

  async function beat(): Promise<void> {
    const wasAway = now() - last > rhythm.outage;
    await storage.uptime.beat(now(), rhythm.outage);
    last = now();
    if (!wasAway) return;
    outages = await storage.uptime.outages(0, rhythm.outage);
    noticed();
  }

  function beatLater(): void {
    agenda.set('beat', ticks() + rhythm.beat, () => {
      void beat()
        .catch((err: unknown) => log.error({ err }, 'a beat could not be stored'))
        .finally(beatLater);
    });
  }

  await storage.uptime.beat(now(), rhythm.outage);
  outages = await storage.uptime.outages(0, rhythm.outage);
  beatLater();

  return {
    since: (at) => outages.filter(({ to }) => to > at),
    async close() {
      agenda.drop('beat');
      await storage.uptime.beat(now(), rhythm.outage);
    },
  };
}
