import type { Pack } from '@altiplano/pack';
import type {
  BotLevel,
  EntryOf,
  Motion,
  Person,
  PlayedBy,
  RecordedResult,
  TableSettings,
  TableStatus,
} from '@altiplano/protocol';
import type { Game, State } from '@altiplano/rules/engine';
import type { Clock } from './clock/clock.ts';
import type { Happening } from './fold/happening.ts';
import type { Sequences } from './sight/sequences.ts';

/** What a table needs besides its log: the numbers it plays with, and its secret. */
export interface TableParts {
  readonly pack: Pack;
  readonly seed: string;
}

/** A place at the table: open, a person's, a bot's, or a person's for whom a bot plays. */
export interface Place {
  person: Person | null;
  bot: BotLevel | null;
  ready: boolean;
  entropy: string;
  /** Whether decisions without a choice play themselves. */
  forced: boolean;
}

export interface Proposal {
  readonly seat: number;
  readonly motion: Motion;
  readonly accepted: number[];
}

/** A move in force. */
export interface Play {
  /** Of its entry. */
  readonly number: number;
  readonly seat: number;
  readonly move: number;
  readonly by: PlayedBy;
  /** What it put on the seat's clock, in milliseconds. */
  readonly credit: number;
}

/** A position from which later ones are played again: the first so many plays in force led to it. */
export interface Anchor {
  plays: number;
  readonly state: State;
}

/** A table as the fold of its entries. Only `foldEntry` changes it; all others read. */
export interface Table {
  readonly parts: TableParts;
  /** The number and the moment of the last entry. */
  number: number;
  at: number;
  status: TableStatus;
  readonly origin: EntryOf<'created'>['origin'];
  settings: TableSettings;
  host: string;
  readonly pack: { readonly id: string; readonly hash: string };
  readonly commitment: string;
  /** The version of the rules that the game goes by; another than RULES_VERSION after an update, until `continued`. */
  rules: string;
  places: Place[];
  /** What the players' clients added to the seed, by seat; null in the lobby. */
  entropy: readonly string[] | null;
  /** The true game with all its secrets; null in the lobby. */
  game: Game | null;
  /** The moves in force since the entry `playedFrom`: the start, or where the game was continued. */
  plays: Play[];
  playedFrom: number;
  /** Where the plays begin, if not with the set-up of the game. */
  base: State | null;
  /** After the last step that cannot be taken back: no undo goes behind it. */
  anchor: Anchor | null;
  proposal: Proposal | null;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  result: RecordedResult | null;
  continued: boolean;
  rematch: string | null;
  clock: Clock | null;
  /** What every viewer has been told of, and the commands that are done. */
  sequences: Sequences;
  keys: Map<string, number>;
  /** What the last entry did, for those who are told of it; null for a table just restored. */
  last: Happening | null;
}
