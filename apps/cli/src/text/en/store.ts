import { COMMON_OPTIONS } from './options.ts';

const WHICH_STORE = `Which store: the one that a server started from here would use. The variable
DATABASE_URL names a PostgreSQL database, DATA_DIR the folder of the embedded
storage.

  --data FOLDER     the embedded storage in this folder`;

export const backupHelp = `altiplano backup FILE [OPTION…]

Everything a server keeps, as it is at one moment, in a new file. Servers may go
on working meanwhile. The file can be restored into either kind of storage; it
holds the secret seeds of running games, so keep it to yourself. If its name
ends in .gz it is compressed.

${WHICH_STORE}

${COMMON_OPTIONS}`;

export const restoreHelp = `altiplano restore FILE [OPTION…]

Puts a backup into an empty store, whole or not at all. No server may use the
store meanwhile. An older program's backup is brought up to date.

${WHICH_STORE}

${COMMON_OPTIONS}`;

function contents(tables: number, entries: number, people: number): string {
  return `tables: ${tables}, entries in their logs: ${entries}, people: ${people}`;
}

/** What backup and restore say. */
export const store = {
  saved: (file: string, tables: number, entries: number, people: number): string =>
    `written: ${file} (${contents(tables, entries, people)})`,
  restored: (file: string, tables: number, entries: number, people: number): string =>
    `restored: ${file} (${contents(tables, entries, people)})`,
  faults: {
    inUse: 'a server uses this store; stop every server first',
    newerStore: 'this store was written by a newer version of the program',
    olderStore: 'this store is of an older version; start the server once, it brings it up to date',
    notEmpty: 'this store is not empty; a backup is only restored into an empty one',
    noStore: 'there is no store here yet',
    badBackup: (file: string, line: number): string => `${file}: no whole backup, see line ${line}`,
    newerBackup: (file: string): string => `${file}: written by a newer version of the program`,
    fileExists: (file: string): string => `${file}: there is such a file already`,
    unreachable: (reason: string): string => `the store cannot be reached: ${reason}`,
  },
};
