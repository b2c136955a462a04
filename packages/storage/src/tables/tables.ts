import type { Entry, TableStatus } from '@altiplano/protocol';
import type { Page, PageRequest } from '../page.ts';
import type { Result } from '../results/results.ts';
import type { Listed, Listing } from './listing.ts';

/** What is written together with entries, all or nothing. */
export interface Beside {
  /** The table's new listing; without it the old one stays. */
  readonly listing?: Listing;
  /** When the table needs a node though nobody asks (a bot's move, a clock's end); absent: never. */
  readonly due?: number;
  /** Of a game that these entries finish, a row for each seat. */
  readonly results?: readonly Result[];
}

export interface NewTable extends Beside {
  readonly id: string;
  /** The server's secret seed. */
  readonly seed: string;
  readonly at: number;
  /** Numbered 1, 2, 3 … */
  readonly entries: readonly Entry[];
  readonly listing: Listing;
  /** Of a record from elsewhere: whose it is, and its digest, under which the person has no other table. */
  readonly imported?: { readonly person: string; readonly digest: string };
}

/** The fold of a log's first entries, kept so that loading need not begin at the first; a cache, no truth. */
export interface Snapshot {
  /** The last entry that it includes. */
  readonly number: number;
  /** The version of the rules that made it. */
  readonly version: string;
  /** Plain JSON. */
  readonly state: unknown;
}

export interface Tables {
  /** Stores a new table, or says that its id is taken, or that the person has the record already. */
  create(table: NewTable): Promise<'done' | 'taken'>;
  /**
   * Appends entries, numbered on from `after`, if `after` is the newest entry of the table; otherwise nothing
   * happens and the answer is `taken`. Appends of many tables asked for in the same moment share one transaction.
   * Other nodes hear `advanced` exactly if it is done.
   */
  append(table: string, after: number, entries: readonly Entry[], beside?: Beside): Promise<'done' | 'taken'>;
  /** The entries from number `from` on, in order; none of an unknown table. */
  entries(table: string, from?: number): Promise<Entry[]>;
  /** The number of the newest entry; undefined for an unknown table. */
  newest(table: string): Promise<number | undefined>;
  /** The same for many tables at once; unknown ones are left out. */
  newestOf(tables: readonly string[]): Promise<Map<string, number>>;
  seed(table: string): Promise<string | undefined>;
  /** Keeps a snapshot unless a newer one is there. */
  putSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;
  /** The tables that a person has of records from elsewhere, by the records' digests. */
  imports(person: string): Promise<Map<string, string>>;
  listing(table: string): Promise<Listed | undefined>;
  /** Open tables that still wait for people, the last changed first. */
  open(page: PageRequest): Promise<Page<Listed>>;
  /** A person's tables of these statuses, the last changed first. */
  ofPerson(person: string, statuses: readonly TableStatus[], page: PageRequest): Promise<Page<Listed>>;
}
