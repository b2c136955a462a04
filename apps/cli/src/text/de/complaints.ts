import type { complaints as english } from '../en/complaints.ts';

const MODULES = 'missions, traveler oder events, short';

/** One line for everything that can be wrong with what the user typed or gave. */
export const complaints: typeof english = {
  unknownCommand: (word, known) => `unbekannter Befehl '${word}'; es gibt: ${known} (--help erklärt sie)`,
  unknownOption: (option, command, similar) =>
    similar === null
      ? `unbekannte Option ${option}; ${command} --help nennt alle`
      : `unbekannte Option ${option}; meintest du ${similar}?`,
  needsValue: (option) => `${option} braucht einen Wert dahinter`,
  takesNoValue: (option) => `${option} nimmt keinen Wert`,
  givenTwice: (option) => `${option} steht zweimal da`,
  wrongNumber: (option, value, least, most) =>
    `${option} ${value}: muss eine ganze Zahl von ${least} bis ${most} sein`,
  wrongChoice: (option, value, allowed) => `${option} ${value}: muss ${allowed} sein`,
  unknownModule: (value) => `--modules: '${value}' gibt es nicht, nur ${MODULES}`,
  travelerOrEvents: () =>
    '--modules: traveler und events schließen sich aus; events ist die Erweiterung ohne Reisenden',
  shortNeedsTraveler: () => '--modules: das kurze Spiel (short) braucht auch traveler oder events',
  wrongHash: (option) => `${option}: müssen 64 hexadezimale Ziffern sein`,
  emptySeed: () => '--seed: darf nicht leer sein und höchstens 1024 Zeichen lang',
  unexpectedWord: (word) => `'${word}' ist ein Wort zu viel`,
  missingFile: (command) => `${command} braucht eine Datei: altiplano ${command} DATEI`,
  missingOut: () => 'record braucht --out DATEI, wohin die Partie geschrieben wird',
  missingPackAction: (word) => `pack ${word}`.trim().concat(': sag pack check, pack show oder pack vary'),
  onlyFor: (option, command) => `${option}: nur ${command} nimmt das an`,
  noJson: () => '--json: play ist für Menschen; record schreibt eine Partie für Programme',
  seatsPlayers: (seats, players) => `--seats nennt ${seats} Plätze, --players sagt ${players}`,
  botsSeats: (named, bots) =>
    `--bots: nennt ${named}, es spielen aber ${bots}; nenne einen für alle, oder jeden`,
  seatsRange: (seats) => `--seats: nennt ${seats}, aber 2 bis 5 können spielen`,
  noHuman: () => '--seats: niemand ist ein Mensch; record spielt eine Partie nur mit Bots',
  gameOver: (file) => `${file}: diese Partie ist zu Ende; replay zeigt sie`,
  contradictsRecord: (option, value, recorded) =>
    `${option} ${value}: die aufgezeichnete Partie wurde mit ${recorded} gespielt`,
  cannotRead: (file, reason) => `${file}: ${reason}`,
  cannotWrite: (file, reason) => `${file} kann nicht geschrieben werden: ${reason}`,
  reasons: {
    ENOENT: 'Datei oder Ordner gibt es nicht',
    EISDIR: 'ist ein Ordner',
    EEXIST: 'ist kein Ordner',
    ENOTDIR: 'ein Teil des Pfads ist kein Ordner',
    EACCES: 'Zugriff ist nicht erlaubt',
    EPERM: 'Zugriff ist nicht erlaubt',
    EROFS: 'auf den Datenträger kann nicht geschrieben werden',
    ENOSPC: 'der Datenträger ist voll',
    ENAMETOOLONG: 'der Name ist zu lang',
    special: 'ist keine gewöhnliche Datei',
    tooLarge: 'ist viel zu groß',
    notText: 'ist kein Text in UTF-8',
    other: (code) => `das System sagt ${code}`,
  },
  badPack: (file, path, message, more) => {
    const rest = more === 0 ? '' : ` (und ${more} weitere: altiplano pack check nennt sie)`;
    return `${file}: ${path === '' ? 'das Paket' : path}: ${message}${rest}`;
  },
  problem: (code, place, figures) => {
    switch (code) {
      case 'otherPack':
        return (
          `${place}: gespielt mit dem Paket '${figures['recordPack']}', Hash ${figures['recordHash']}; ` +
          `hier ist '${figures['pack']}', Hash ${figures['hash']} (--pack nennt ein anderes)`
        );
      case 'noSuchMove':
        return `--at ${figures['at']}: die Partie hat ${figures['moves']} Züge`;
      default:
        return null;
    }
  },
};
