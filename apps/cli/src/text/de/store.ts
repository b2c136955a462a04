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

export const checkHelp = `altiplano check [OPTION…]

Sieht alles durch, was ein Server aufbewahrt: jede Seite des eingebauten
Speichers, jeden Verlauf und jeden Eintrag, die Statistik, und ob etwas
Bestätigtes verloren ist. Server dürfen dabei weiterarbeiten. Endet mit 0, wenn
alles heil ist.

  --accept          lässt einen Server mit dem weitermachen, was da ist, nach
                    einem Verlust, den keine Sicherung ersetzt; dabei darf kein
                    Server laufen

${WHICH_STORE}

${COMMON_OPTIONS}`;

function contents(tables: number, entries: number, people: number): string {
  return `Tische: ${tables}, Einträge in deren Verlauf: ${entries}, Personen: ${people}`;
}

/** What backup, restore and check say. */
export const store: typeof english = {
  saved: (file, tables, entries, people) => `geschrieben: ${file} (${contents(tables, entries, people)})`,
  restored: (file, tables, entries, people) => `eingespielt: ${file} (${contents(tables, entries, people)})`,
  checked: (tables, entries, problems) =>
    `Tische: ${tables}, Einträge: ${entries}, ${problems === 0 ? 'alles heil' : `Schäden: ${problems}`}`,
  problem(problem) {
    switch (problem.kind) {
      case 'database':
        return `die Datenbank ist beschädigt: ${problem.reason}`;
      case 'log':
        return `Tisch ${problem.table}: sein Verlauf hat eine Lücke`;
      case 'entry':
        return `Tisch ${problem.table}: ${problem.reason}`;
      case 'lost':
        return `Tisch ${problem.table}: Eintrag ${problem.acknowledged} war bestätigt, der Verlauf endet bei ${problem.newest}`;
      case 'statistics':
        return 'die Statistik ist nicht die Summe der Ergebnisse';
    }
  },
  onlyEmbedded: '--accept gilt dem eingebauten Speicher',
  faults: {
    damaged: (folder, reason) =>
      `der Speicher in ${folder} ist beschädigt (${reason}); hebe eine Kopie des Ordners auf und spiele die neueste Sicherung in einen leeren ein`,
    lostEntries: (tables, entries) =>
      `bestätigte Einträge fehlen: ${entries}, an ${tables} Tischen; spiele eine Sicherung ein, oder lass den Server mit dem weitermachen, was da ist: altiplano check --accept`,
    oldSqlite: (found, least) =>
      `das SQLite dieses Programms ist ${found} und kann einen Speicher beschädigen; nötig ist ${least} oder neuer`,
    cutBackup: (file, line) =>
      `${file}: bricht nach Zeile ${line} ab; die Datei wurde nicht bis zum Ende kopiert oder geladen`,
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
