import type { Table } from '@altiplano/table';
import type { Leases } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import type { HostedTable } from '../hosted/hosted-table.ts';
import type { LeaseKeeper } from '../nodes/lease-keeper.ts';

export interface RestParts {
  readonly leases: Leases;
  readonly keeper: LeaseKeeper;
  readonly log: Log;
  /** How long nobody has to watch, in milliseconds. */
  readonly unwatched: number;
  readonly now: () => number;
  readonly ticks: () => number;
  isWatched(table: string): boolean;
}

/** Tables whose bots play for nobody: they rest until somebody comes back, however often the server is started meanwhile. */
export interface Rest {
  /** Whether bots are to leave a table alone now. In the table's queue. */
  rests(hosted: HostedTable): boolean;
  /** Whether a table in memory rests. */
  has(table: string): boolean;
  /** A table has left memory. */
  leave(table: string): void;
  readonly size: number;
}

/** Nobody's turn comes there, so nobody is kept waiting. */
function onlyBotsMove({ places, status }: Table): boolean {
  return status === 'running' && places.every(({ bot }) => bot !== null);
}

export function createRest({ leases, keeper, log, unwatched, now, ticks, isWatched }: RestParts): Rest {
  /** Since when nobody has watched, by our ticks, of tables where only bots move. */
  const since = new Map<string, number>();
  const resting = new Set<string>();

  function begin({ id, table }: HostedTable): void {
    if (resting.has(id)) return;
    resting.add(id);
    // Found again by the search if it fails, and then tried again.
    const laidDown = leases.rest(id, table.number).then(() => keeper.giveUp(id));
    laidDown.catch((err: unknown) => {
      resting.delete(id);
      log.warn({ err }, 'a table could not be laid to rest');
    });
  }

  return {
    rests(hosted) {
      const { id, table } = hosted;
      if (!onlyBotsMove(table) || isWatched(id)) {
        since.delete(id);
        resting.delete(id);
        return false;
      }
      // What nobody had done anything at for long before we read it, nobody has watched either.
      const from = since.get(id) ?? ticks() - Math.max(0, now() - table.at);
      since.set(id, from);
      if (ticks() - from < unwatched) return false;
      begin(hosted);
      return true;
    },
    has: (table) => resting.has(table),
    leave(table) {
      since.delete(table);
      resting.delete(table);
    },
    get size() {
      return resting.size;
    },
  };
}
