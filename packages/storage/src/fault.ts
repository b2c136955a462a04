/** Why a store could not do what it was asked; stable, so that a program can say it in its own words. */
export type StorageFaultCode =
  /** Another process uses the data folder, or nodes run on the database that is to be restored. */
  | 'inUse'
  /** The store was written by a newer version of the program. */
  | 'newerStore'
  /** The store has to be brought to the newest version first, which starting a server does. */
  | 'olderStore'
  /** A backup is only restored into an empty store. */
  | 'notEmpty'
  | 'noStore'
  | 'badBackup'
  /** A backup that ends before its end. */
  | 'cutBackup'
  /** The database is not as it was left. */
  | 'damaged'
  /** Entries that were acknowledged are not in the database any more. */
  | 'lostEntries'
  /** The SQLite of this program can damage a store. */
  | 'oldSqlite'
  | 'newerBackup'
  | 'fileExists'
  | 'unknownTable'
  /** Entries that do not follow on the log they are for. */
  | 'badNumbers'
  /** A stored entry that the schema does not know. */
  | 'badEntry';

/** A fault of the storage with what is needed to explain it. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  readonly code: StorageFaultCode;
  readonly figures: Readonly<Record<string, string | number>>;

  constructor(
    code: StorageFaultCode,
    message: string,
    figures: Record<string, string | number> = {},
    cause?: unknown,
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.figures = figures;
  }
}
