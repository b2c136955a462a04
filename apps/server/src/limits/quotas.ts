/** How much one person or one table may have kept; docs/hosting.md names them. */
export const QUOTAS = {
  /** Finished games from elsewhere, of a person. */
  imports: 200,
  /** Packs that a person has brought. */
  packs: 50,
  /** Lines said at a table. */
  chat: 5000,
  /** Entries of a table's log, several times the longest game; then only moves are added. */
  entries: 20_000,
  /** And then nothing. */
  entriesWithMoves: 40_000,
} as const;
