import type { Entry, SeatInfo, TableSettings, TableStatus } from '@altiplano/protocol';

/** What lists show of a game kept on this device. */
export interface StoredGame {
  readonly table: string;
  readonly status: TableStatus;
  readonly settings: TableSettings;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly round: number;
  /** The seats that it waits for. */
  readonly awaited: readonly number[];
  readonly result: { readonly points: readonly number[]; readonly winners: readonly number[] } | null;
  /** By seat; games kept by older versions do not say. */
  readonly roles?: readonly string[];
  /** Whether it was played elsewhere and only brought here. */
  readonly imported?: boolean;
}

/** A game as it is kept: its log is the truth, the snapshot lets newer rules go on with it. */
export interface KeptGame {
  readonly seed: string;
  readonly entries: readonly Entry[];
  readonly snapshot: unknown;
}

/** Where games are kept on a device. Whatever fails is rejected; what was resolved is durable. */
export interface GameStorage {
  /** The newest first. */
  games(): Promise<StoredGame[]>;
  create(game: StoredGame, kept: KeptGame): Promise<void>;
  load(table: string): Promise<KeptGame | null>;
  /**
   * Entries after the one of this number, with the list's row and the snapshot after them; without one the last
   * snapshot stays. `taken` if there are newer entries.
   */
  append(
    game: StoredGame,
    after: number,
    entries: readonly Entry[],
    snapshot?: unknown,
  ): Promise<'done' | 'taken'>;
  /** Takes the entries after this one away again: see `openRoom`. */
  cut(table: string, after: number): Promise<void>;
  remove(table: string): Promise<void>;
  /** A pack by its hash; null if it is not there. */
  pack(hash: string): Promise<unknown>;
  putPack(hash: string, pack: unknown): Promise<void>;
}
