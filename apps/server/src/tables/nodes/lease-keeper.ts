import type { Agenda, Lease } from '@altiplano/host';
import type { Leases } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import type { Rhythm } from './rhythm.ts';

/** Which tables this node drives: their bots and their clocks. */
export interface LeaseKeeper extends Lease {
  readonly size: number;
  /** Another node may drive the table now. */
  giveUp(table: string): Promise<void>;
  /** Gives up all. */
  close(): Promise<void>;
}

export interface LeaseParts {
  readonly leases: Leases;
  readonly node: string;
  readonly log: Log;
  readonly agenda: Agenda;
  readonly rhythm: Rhythm;
  readonly now: () => number;
  readonly ticks: () => number;
}

export function createLeaseKeeper({
  leases,
  node,
  log,
  agenda,
  rhythm,
  now,
  ticks,
}: LeaseParts): LeaseKeeper {
  /** Until when by our ticks, by table. */
  const held = new Map<string, number>();
  const asking = new Map<string, Promise<boolean>>();
  /** Tables that another node drives, and how long we leave it at that. */
  const refused = new Map<string, number>();

  async function take(table: string): Promise<boolean> {
    // Counted from before it was asked for, so that we never hold it longer than the others think.
    const until = ticks() + rhythm.lease;
    const isOurs = await leases.take(table, node, now(), now() + rhythm.lease);
    if (isOurs) held.set(table, until);
    else refused.set(table, ticks() + rhythm.renewal);
    return isOurs;
  }

  async function renew(): Promise<void> {
    for (const [table, until] of refused) if (until <= ticks()) refused.delete(table);
    if (held.size === 0) return;
    const until = ticks() + rhythm.lease;
    const ours = new Set(await leases.renew(node, now(), now() + rhythm.lease));
    for (const table of held.keys()) {
      if (ours.has(table)) held.set(table, until);
      else held.delete(table);
    }
  }

  function renewLater(): void {
    agenda.set('renew leases', ticks() + rhythm.renewal, () => {
      // Leases that are not renewed lapse by themselves.
      void renew()
        .catch((err: unknown) => log.error({ err }, 'leases could not be renewed'))
        .finally(renewLater);
    });
  }

  renewLater();

  return {
    holds: (table) => (held.get(table) ?? 0) > ticks(),
    get size() {
      return held.size;
    },
    async ask(table) {
      if ((refused.get(table) ?? 0) > ticks()) return false;
      const known = asking.get(table);
      if (known !== undefined) return known;
      const answer = take(table).finally(() => asking.delete(table));
      asking.set(table, answer);
      return answer;
    },
    async giveUp(table) {
      if (held.delete(table)) await leases.release(node, table);
    },
    async close() {
      agenda.drop('renew leases');
      held.clear();
      await leases.release(node);
    },
  };
}
