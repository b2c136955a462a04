import type { Page, PageRequest } from '../page.ts';

/** How one seat of a finished game did. */
export interface Result {
  readonly seat: number;
  /** The person's id; absent for a bot. */
  readonly person?: string;
  /** The bot's level; absent for a person. */
  readonly level?: string;
  readonly role: string;
  /** The modules in play, in any order. */
  readonly modules: readonly string[];
  /** How many seats the game had. */
  readonly seats: number;
  readonly points: number;
  /** 1 is best. */
  readonly rank: number;
  readonly won: boolean;
  readonly at: number;
}

export interface StoredResult extends Result {
  readonly table: string;
}

/** Which results count; every given field must fit. */
export interface ResultFilter {
  readonly person?: string;
  readonly role?: string;
  readonly modules?: readonly string[];
  readonly seats?: number;
  /** Only people's seats, or only bots'. */
  readonly played?: 'people' | 'bots';
}

export type ResultGroup = 'person' | 'level' | 'role' | 'modules' | 'seats';

/** Sums over the results of one group. */
export interface Tally {
  /** The value of each asked group, in the order asked; null where it does not apply, such as a bot's person. */
  readonly group: readonly (string | readonly string[] | number | null)[];
  readonly games: number;
  readonly won: number;
  readonly points: number;
  readonly bestPoints: number;
  readonly ranks: number;
}

/** Rows are stored by Tables.append together with the entry that finishes the game; none is ever deleted. */
export interface Results {
  /** A person's results, newest first. */
  ofPerson(person: string, page: PageRequest): Promise<Page<StoredResult>>;
  /** The results of one table by seat; none unless its game is finished. */
  ofTable(table: string): Promise<StoredResult[]>;
  /** A tally for every combination of the groups' values that occurs, most games first; no groups: one over all. */
  tally(groups: readonly ResultGroup[], filter: ResultFilter, limit: number): Promise<Tally[]>;
}
