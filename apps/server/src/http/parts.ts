import type { Pack } from '@altiplano/pack';
import type { GameRecord, Person, TableInfo, TableSettings, Trouble } from '@altiplano/protocol';
import type { Storage } from '@altiplano/storage';
import type { Log } from '../logs/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ClosedSessions } from '../people/closed-sessions.ts';
import type { Readiness } from '../readiness.ts';
import type { Settings } from '../settings/settings.ts';

/** What the HTTP interface asks of those who host tables. */
export interface HostedTables {
  /** Opens a table in the lobby, with the person as its host. */
  create(
    person: Person,
    wanted: { readonly settings: TableSettings; readonly pack: Pack },
  ): Promise<{ readonly table: string } | Trouble>;
  /** What somebody may know about a table; null if there is none for them. */
  info(table: string, person: Person | null): Promise<TableInfo | null>;
  /** The record of a finished game. */
  record(table: string, person: Person | null): Promise<GameRecord | Trouble>;
  /** Keeps a finished game from elsewhere as a table of the person, to be replayed. */
  importRecord(person: Person, record: GameRecord, pack: Pack): Promise<{ readonly table: string } | Trouble>;
}

/** What the server is made of, as far as its HTTP interface knows. */
export interface Parts {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly tables: HostedTables;
  readonly readiness: Pick<Readiness, 'isReady'>;
  readonly closedSessions: ClosedSessions;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Milliseconds since 1970, for what is stored. */
  readonly now: () => number;
  /** Milliseconds that nobody can set, for limits. */
  readonly ticks: () => number;
}
