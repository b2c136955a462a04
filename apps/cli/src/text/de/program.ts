import type { program as english } from '../en/program.ts';
import { COMMON_OPTIONS, GAME_OPTIONS } from './options.ts';
import { backupHelp, checkHelp, restoreHelp } from './store.ts';
import { PROGRAM } from '../program-name.ts';

const COMMANDS: Record<string, string> = {
  play: 'eine Partie im Terminal gegen Bots oder zu mehreren',
  record: 'eine fertige zufällige Partie als Datei',
  replay: 'Wertung einer aufgezeichneten Partie oder ihr Stand nach K Zügen',
  verify: 'wurde eine aufgezeichnete Partie ehrlich gemischt und gespielt?',
  pack: 'Zahlen auf Plättchen und Karten: ein Paket prüfen oder ausgeben',
  backup: 'alles, was ein Server aufbewahrt, in einer Datei, auch im Betrieb',
  restore: 'spielt eine solche Datei in einen leeren Speicher ein',
  check: 'sucht in allem, was ein Server aufbewahrt, nach Schäden',
};

/** A command's line as a sentence. */
function about(name: string): string {
  const what = COMMANDS[name] ?? '';
  return what.slice(0, 1).toUpperCase() + what.slice(1);
}

/** What the program says about itself. */
export const program: typeof english = {
  usage: () => {
    const lines = Object.entries(COMMANDS).map(([name, what]) => `  ${name.padEnd(10)}${what}`);
    return `Altiplano im Terminal.

  altiplano BEFEHL [OPTION…]        (hier: ${PROGRAM} BEFEHL …)

Befehle:
${lines.join('\n')}

altiplano BEFEHL --help sagt mehr zu jedem.`;
  },
  options: { game: GAME_OPTIONS, common: COMMON_OPTIONS },
  help: {
    play: `altiplano play [OPTION…]

${about('play')}.
Du hast den ersten Platz. Während der Partie erklärt h, was du eingeben kannst,
und t gibt einen Tipp.

  --bots LISTE      easy (leicht), medium (mittel), hard (schwer) oder master
                    (Meister): einer für alle, oder jeder: easy,hard,hard
  --seats LISTE     human (Mensch) oder bot für jeden Platz: human,bot,human
  --resume DATEI    setzt eine gespeicherte Partie fort
  --ask-all         fragt auch, wo es nur eine Möglichkeit gibt

${GAME_OPTIONS}

${COMMON_OPTIONS}`,
    record: `altiplano record --out DATEI [OPTION…]

${about('record')}.

  --out DATEI       wohin; eine ältere Datei wird ersetzt

${GAME_OPTIONS}

${COMMON_OPTIONS}`,
    replay: `altiplano replay DATEI [OPTION…]

${about('replay')}.

  --at K            der Stand nach K Zügen statt am Ende
  --pack DATEI      das Paket, mit dem gespielt wurde, wenn nicht das unsere
  Was sonst eine Partie benennt, muss zur Datei passen.

${COMMON_OPTIONS}`,
    verify: `altiplano verify DATEI [OPTION…]

${about('verify')}
Prüft alles, was die Datei behauptet; Code 1, wenn etwas verändert wurde.

  --commitment HEX  der Fingerabdruck des Startwerts, wie er anfangs bekannt war
  --pack DATEI      das Paket, mit dem gespielt wurde, wenn nicht das unsere
  Was sonst eine Partie benennt, muss zur Datei passen.

${COMMON_OPTIONS}`,
    backup: backupHelp,
    restore: restoreHelp,
    check: checkHelp,
    pack: `altiplano pack check [DATEI]
altiplano pack show [DATEI]
altiplano pack vary --seed TEXT [--pack DATEI]

check  was an einem Paket falsch ist, Eintrag für Eintrag, oder was darin ist
       und woher seine Zahlen kommen; ohne Datei das unsere
show   gibt das Paket als JSON aus, als Anfang für ein eigenes
vary   lost die Werte, die von uns sind, in den Grenzen des Themas neu aus und
       gibt dieses Paket aus; gleicher Startwert, gleiches Paket

${COMMON_OPTIONS}`,
  },
  seed: (seed) => `Startwert: ${seed}`,
  written: (file, moves) => `${file}: eine fertige Partie mit ${moves} Zügen`,
  sound: (file) => `${file}: alles in Ordnung.`,
  unfinished: 'Die Partie ist noch nicht zu Ende, daher gibt es kein Ergebnis.',
  unsound: (file) => `${file} wurde verändert oder ist nicht, was es zu sein behauptet.`,
  unsoundPack: (file) =>
    `${file} wurde mit einem anderen Paket gespielt: nenne es mit --pack, oder die Datei wurde verändert.`,
  packSound: (file) => `${file}: ein gültiges Paket.`,
  packUnsound: (file, count) => `${file}: ${count === 1 ? 'ein Fehler' : `${count} Fehler`}`,
  shippedPack: 'unser Paket',
  packCounts: {
    roles: 'Rollen',
    extensions: 'Ausbauten',
    extensionKinds: 'Arten von Ausbauten',
    orders: 'Aufträge',
    houses: 'Häuser',
    boats: 'Boote',
    missions: 'Missionen',
    events: 'Ereignisse',
    assets: 'Anschaffungen',
  },
  provenance: {
    title: 'Woher die Werte kommen:',
    book: 'steht in einer Regel',
    derived: 'folgt aus einer Regel',
    seen: 'in einer Besprechung erwähnt',
    ours: 'von uns gewählt, nicht der gedruckte Wert',
  },
  position: (moves, all) => `Stand nach ${moves} von ${all} Zügen`,
  stateHash: (hash) => `Hash des Stands:\n  ${hash}`,
  fault: (message, command) =>
    `das ist ein Fehler des Programms, nicht deiner: ${message}\n  Er geschah bei: ${command}\n  Bitte melde ihn mit dieser Zeile.`,
};
