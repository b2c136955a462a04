import type { store as english } from '../en/store.ts';
import { COMMON_OPTIONS } from './options.ts';

const WHICH_STORE = `Welcher Speicher: der, den ein von hier gestarteter Server benutzen würde. Die
Variable DATABASE_URL nennt eine PostgreSQL-Datenbank, DATA_DIR den Ordner des
eingebauten Speichers.

  --data ORDNER     der eingebaute Speicher in diesem Ordner`;

export const backupHelp = `altiplano backup DATEI [OPTION…]

Alles, was ein Server aufbewahrt, so wie es in einem Augenblick ist, in einer
neuen Datei. Server dürfen dabei weiterarbeiten. Die Datei passt in beide Arten
von Speicher; sie enthält die geheimen Startwerte laufender Partien, also
behalte sie für dich. Endet ihr Name auf .gz, wird sie komprimiert.

${WHICH_STORE}

${COMMON_OPTIONS}`;

export const restoreHelp = `altiplano restore DATEI [OPTION…]

Spielt eine Sicherung in einen leeren Speicher ein, ganz oder gar nicht. Kein
Server darf den Speicher dabei benutzen. Eine Sicherung von einer älteren
Version wird auf den neuen Stand gebracht.

${WHICH_STORE}

${COMMON_OPTIONS}`;

function contents(tables: number, entries: number, people: number): string {
  return `Tische: ${tables}, Einträge in deren Verlauf: ${entries}, Personen: ${people}`;
}

/** What backup and restore say. */
export const store: typeof english = {
  saved: (file, tables, entries, people) => `geschrieben: ${file} (${contents(tables, entries, people)})`,
  restored: (file, tables, entries, people) => `eingespielt: ${file} (${contents(tables, entries, people)})`,
  faults: {
    inUse: 'ein Server benutzt diesen Speicher; beende erst alle Server',
    newerStore: 'diesen Speicher hat eine neuere Version des Programms geschrieben',
    olderStore:
      'dieser Speicher hat einen älteren Stand; starte einmal den Server, er bringt ihn auf den neuen',
    notEmpty: 'dieser Speicher ist nicht leer; eine Sicherung kommt nur in einen leeren',
    noStore: 'hier gibt es noch keinen Speicher',
    badBackup: (file, line) => `${file}: keine vollständige Sicherung, siehe Zeile ${line}`,
    newerBackup: (file) => `${file}: von einer neueren Version des Programms geschrieben`,
    fileExists: (file) => `${file}: diese Datei gibt es schon`,
    unreachable: (reason) => `der Speicher ist nicht zu erreichen: ${reason}`,
  },
};
