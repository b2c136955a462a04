import type { Agenda } from '@altiplano/host';
import type { Outage, Storage } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import type { Rhythm } from '../nodes/rhythm.ts';

/** Notes that this node is up, and knows when none was: that time is nobody's. */
export interface Uptime {
  /** Times without any node that ended after a moment, oldest first. */
  since(at: number): readonly Outage[];
  /** Resolves at once, unless the clock has leapt since the last beat: then when that is known as an outage. */
  settle(): Promise<void>;
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
  let underWay: Promise<void> | null = null;

  const wasAway = (at: number): boolean => at - last > rhythm.outage;

  function beat(): Promise<void> {
    underWay ??= note().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  async function note(): Promise<void> {
    const at = now();
    const isBack = wasAway(at);
    await storage.uptime.beat(at, rhythm.outage);
    if (isBack) outages = await storage.uptime.outages(0, rhythm.outage);
    last = at;
    if (isBack) noticed();
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
    async settle() {
      while (wasAway(now())) await beat();
    },
    since: (at) => outages.filter(({ to }) => to > at),
    async close() {
      agenda.drop('beat');
      await storage.uptime.beat(now(), rhythm.outage);
    },
  };
}
