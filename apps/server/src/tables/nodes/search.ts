import type { Agenda } from '@altiplano/host';
import type { Leases } from '@altiplano/storage';
import type { Log } from '../../logs/logger.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import type { Rhythm } from './rhythm.ts';

export interface SearchParts {
  readonly leases: Leases;
  readonly keeper: LeaseKeeper;
  readonly node: string;
  readonly log: Log;
  readonly agenda: Agenda;
  readonly rhythm: Rhythm;
  readonly now: () => number;
  readonly ticks: () => number;
  isBusyAt(table: string): boolean;
  /** Looks what is to be done at a table. */
  attend(table: string): Promise<unknown>;
}

const MOST_AT_ONCE = 100;
/** How long a table that could not be attended to is left alone. */
const PATIENCE = 60_000;

/**
 * Finds the tables that need a node and have none: a clock has run out, a bot's move was due when its node stopped.
 * One timer for all tables, however many there are.
 */
export function searchForTables(parts: SearchParts): void {
  const { leases, keeper, node, log, agenda, rhythm, now, ticks, isBusyAt, attend } = parts;
  const failed = new Map<string, number>();

  async function attendTo(table: string): Promise<void> {
    try {
      await attend(table);
    } catch (err) {
      log.error({ err }, 'a table could not be attended to');
      failed.set(table, ticks() + PATIENCE);
    }
  }

  async function search(): Promise<void> {
    for (const [table, until] of failed) if (until <= ticks()) failed.delete(table);
    const most = keeper.size + failed.size + MOST_AT_ONCE;
    const due = await leases.due(node, now(), now(), most);
    await Promise.all(due.filter((table) => !isBusyAt(table) && !failed.has(table)).map(attendTo));
  }

  function searchLater(): void {
    agenda.set('search', ticks() + rhythm.search, () => {
      void search()
        .catch((err: unknown) => log.error({ err }, 'tables that are due could not be found'))
        .finally(searchLater);
    });
  }

  searchLater();
}
