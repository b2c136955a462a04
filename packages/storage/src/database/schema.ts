/**
 * The tables of the database. Columns are text and whole numbers only, JSON is kept as text: so a row means the same
 * in SQLite, in PostgreSQL and in a backup.
 */
export interface Schema {
  tables: { id: string; seed: string; at: number };
  /** The end of each log: whoever moves it on has won the right to append. */
  heads: { table_id: string; newest: number; previous: number; due: number | null };
  entries: { table_id: string; number: number; body: string };
  listings: {
    table_id: string;
    status: string;
    open: number;
    title: string;
    seats_free: number;
    updated: number;
    summary: string;
  };
  table_people: { table_id: string; person: string };
  snapshots: { table_id: string; number: number; version: string; state: string };
  leases: { table_id: string; node: string; until: number };
  /** Spans of time in which some node was up. */
  uptime: { began: number; seen: number };
  people: { id: string; name: string; at: number };
  sessions: { token_hash: string; person: string; at: number };
  codes: { person: string; code_hash: string; expires: number };
  chat: {
    table_id: string;
    number: number;
    person: string;
    key: string;
    at: number;
    name: string;
    seat: number | null;
    text: string;
  };
  packs: { hash: string; name: string; person: string; at: number; text: string };
  results: {
    table_id: string;
    seat: number;
    person: string | null;
    level: string | null;
    role: string;
    modules: string;
    seats: number;
    points: number;
    rank: number;
    won: number;
    at: number;
  };
  /** Sums over results, by every cut that statistics can ask for. */
  tallies: {
    cut: string;
    who: string;
    role: string;
    modules: string;
    seats: number;
    games: number;
    won: number;
    points: number;
    best_points: number;
    ranks: number;
  };
  /** Records from elsewhere, and the tables that a person has of them. */
  imports: { person: string; digest: string; table_id: string };
  /** Written over and over, to see whether anything can be written. */
  proofs: { id: number; text: string };
}

/** The keys of all tables, those that others refer to first. */
export const KEYS = {
  tables: ['id'],
  heads: ['table_id'],
  entries: ['table_id', 'number'],
  listings: ['table_id'],
  table_people: ['person', 'table_id'],
  snapshots: ['table_id'],
  leases: ['table_id'],
  people: ['id'],
  sessions: ['token_hash'],
  codes: ['person'],
  chat: ['table_id', 'number'],
  packs: ['hash'],
  results: ['table_id', 'seat'],
  tallies: ['cut', 'who', 'role', 'modules', 'seats'],
  imports: ['person', 'digest'],
  proofs: ['id'],
  uptime: ['began'],
} as const satisfies { [Name in keyof Schema]: readonly (keyof Schema[Name])[] };
