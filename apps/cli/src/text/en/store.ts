import type { StoreProblem } from '@altiplano/storage';
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

export const checkHelp = `altiplano check [OPTION…]

Looks through everything a server keeps: every page of the embedded storage,
every log and every entry, the statistics, and whether anything acknowledged
has been lost. Servers may go on working meanwhile. Ends with 0 if all is
sound.

  --accept          lets a server go on with what is there, after a loss that
                    no backup can make good; no server may run meanwhile

${WHICH_STORE}

${COMMON_OPTIONS}`;

function contents(tables: number, entries: number, people: number): string {
  return `tables: ${tables}, entries in their logs: ${entries}, people: ${people}`;
}

/** What backup, restore and check say. */
export const store = {
  saved: (file: string, tables: number, entries: number, people: number): string =>
    `written: ${file} (${contents(tables, entries, people)})`,
  restored: (file: string, tables: number, entries: number, people: number): string =>
    `restored: ${file} (${contents(tables, entries, people)})`,
  checked: (tables: number, entries: number, problems: number): string =>
    `tables: ${tables}, entries: ${entries}, ${problems === 0 ? 'all sound' : `problems: ${problems}`}`,
  problem(problem: StoreProblem): string {
    switch (problem.kind) {
      case 'database':
        return `the database is damaged: ${problem.reason}`;
      case 'log':
        return `table ${problem.table}: its log has a hole`;
      case 'entry':
        return `table ${problem.table}: ${problem.reason}`;
      case 'lost':
        return `table ${problem.table}: entry ${problem.acknowledged} was acknowledged, the log ends at ${problem.newest}`;
      case 'statistics':
        return 'the statistics are not the sum of the results';
    }
  },
  onlyEmbedded: '--accept is for the embedded storage',
  faults: {
    damaged: (folder: string, reason: string): string =>
      `the store in ${folder} is damaged (${reason}); keep a copy of the folder, then restore the newest backup into an empty one`,
    lostEntries: (tables: number, entries: number): string =>
      `acknowledged entries are missing: ${entries}, of ${tables} tables; restore a backup, or let the server go on with what is there: altiplano check --accept`,
    oldSqlite: (found: string, least: string): string =>
      `this program's SQLite is ${found}, which can damage a store; it needs ${least} or newer`,
    cutBackup: (file: string, line: number): string =>
      `${file}: breaks off after line ${line}; it was not copied or downloaded to its end`,
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
