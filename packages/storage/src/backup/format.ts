import * as z from 'zod';

/** Changed only if the lines themselves change; what the rows look like is the store's version. */
export const BACKUP_FORMAT = 1;

/** The first line of a backup. */
export const headSchema = z.object({
  altiplano: z.literal('backup'),
  format: z.int(),
  /** The version of the store that the rows come from. */
  version: z.string(),
  /** When it was made. */
  at: z.int(),
});
export type BackupHead = z.infer<typeof headSchema>;

/** Every other line but the last: a row, after the name of its table. */
export const rowSchema = z.tuple([
  z.string().regex(/^[a-z_]+$/),
  z.record(z.string().regex(/^[a-z_]+$/), z.union([z.string(), z.number(), z.null()])),
]);
export type BackupRow = z.infer<typeof rowSchema>;

/** The last line, by which a file that breaks off or was changed is noticed. */
export const tailSchema = z.object({
  /** How many lines there are before it. */
  lines: z.int(),
  /** SHA-256 of all bytes before it. */
  sha256: z.string(),
});

/** A backup whose name ends like this is compressed. */
export function isCompressed(file: string): boolean {
  return file.endsWith('.gz');
}

/** What a backup contains, for people to see whether it is what they expect. */
export interface BackupSummary {
  readonly at: number;
  readonly tables: number;
  readonly entries: number;
  readonly people: number;
}

/** The summary of a backup of a moment, from its number of rows by table. */
export function summaryOf(at: number, rows: ReadonlyMap<string, number>): BackupSummary {
  const count = (table: string): number => rows.get(table) ?? 0;
  return { at, tables: count('tables'), entries: count('entries'), people: count('people') };
}
