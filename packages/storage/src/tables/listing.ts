import type { TableStatus } from '@altiplano/protocol';

/** What lists of tables show of one table, kept beside its log so that no list has to read logs. */
export interface Listing {
  readonly status: TableStatus;
  /** Shown to everybody in the list of open tables; otherwise only to the people below. */
  readonly open: boolean;
  readonly title: string;
  readonly seatsFree: number;
  /** Ids of the people in whose own list the table stands. */
  readonly people: readonly string[];
  readonly updated: number;
  /** Whatever else a list shows; plain JSON. */
  readonly summary: unknown;
}

export interface Listed extends Listing {
  readonly table: string;
}
