import type { complaints as english } from '../en/complaints.ts';

const MODULES = 'missions, traveler oder events, short';

/** One line for everything that can be wrong with what the user typed or gave. */
export const complaints: typeof english = {
  unknownCommand: (word, known) => `unbekannter Befehl '${word}'; es gibt: ${known} (--help erklärt sie)`,
  unknownOption: (option, command, similar) =>
    similar === null
      ? `unbekannte Option ${option}; altiplano ${command} --help nennt alle`
      : `unbekannte Option ${option}; meintest du ${similar}?`,
  needsValue: (option) => `${option} braucht einen Wert dahinter`,
  takesNoValue: (option) => `${option} nimmt keinen Wert`,
  givenTwice: (option) => `${option} steht zweimal da`,
  wrongNumber: (option, value, least, most) =>
    `${option} ${value}: muss eine ganze Zahl von ${least} bis ${most} sein`,
  wrongChoice: (option, value, allowed) => `${option} ${value}: muss ${allowed} sein`,
  wrongBudget: (option, value, most, example) =>
    `${option} ${value}: muss eine oder zwei ganze Zahlen von 1 bis ${most} sein, etwa ${example}`,
  wrongShare: (option, value) => `${option} ${value}: muss eine Zahl von 0 bis 1 sein`,
  missingBot: (option, bots) => `arena braucht ${option} BOT: ${bots}`,
  ladderBots: (bots, most, known) =>
    `--bots: nennt ${bots}, aber eine Leiter braucht 2 bis ${most}; es gibt: ${known} (BOT@N denkt N Schritte)`,
  botTwice: (bot, players) =>
    `--bots: ${bot} steht zweimal da, was nur eine Liste für alle ${players} Plätze darf`,
  unknownModule: (value) => `--modules: '${value}' gibt es nicht, nur ${MODULES}`,
  travelerOrEvents: () =>
    '--modules: traveler und events schließen sich aus; events ist die Erweiterung ohne Reisenden',
  shortNeedsTraveler: () => '--modules: das kurze Spiel (short) braucht auch traveler oder events',
  noSuchCombination: () => '--matrix: keine Kombination von Optionen passt zu dem, was du angibst',
  wrongHash: (option) => `${option}: müssen 64 hexadezimale Ziffern sein`,
  emptySeed: () => '--seed: darf nicht leer sein und höchstens 1024 Zeichen lang',
  unexpectedWord: (word) => `'${word}' ist ein Wort zu viel`,
  missingFile: (command) => `${command} braucht eine Datei: altiplano ${command} DATEI`,
  missingOut: () => 'record braucht --out DATEI, wohin die Partie geschrieben wird',
  missingPackAction: (word) => `pack ${word}`.trim().concat(': sag pack check oder pack show'),
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
  problem: (code, place, figures, rejection) => {
    const at = place === '' ? '' : `${place}: `;
    switch (code) {
      case 'notJson':
      case 'jsonCut': {
        const [line, column] = place.split(':');
        const what = code === 'jsonCut' ? 'hier bricht der Text ab' : 'das ist kein JSON';
        return `Zeile ${line}, Spalte ${column}: ${what}`;
      }
      case 'notARecord':
        return `keine aufgezeichnete Partie, sondern ${figures['found']}`;
      case 'newerFormat':
        return `${at}Format ${figures['found']} ist neuer als dieses Programm, das Format ${figures['known']} kennt`;
      case 'unknownFormat':
        return `${at}kein bekanntes Format: ${figures['found']}, erwartet ${figures['known']}`;
      case 'unknownKey':
        return `${at}unbekannter Eintrag`;
      case 'missing':
        return `${at}fehlt`;
      case 'wrongValue':
        return `${at}${figures['found']} kann hier nicht stehen${expected(figures['expected'])}`;
      case 'tooLarge':
        return `hat mehr als ${figures['most']} Werte`;
      case 'tooDeep':
        return `${at}ist tiefer als ${figures['most']} Ebenen verschachtelt`;
      case 'badOptions':
        return `${at}${rejection}`;
      case 'otherRules':
        return `${at}gespielt mit Version ${figures['found']} der Regeln, dies ist ${figures['known']}`;
      case 'otherPack':
        return (
          `${at}gespielt mit dem Paket '${figures['recordPack']}', Hash ${figures['recordHash']}; ` +
          `hier ist '${figures['pack']}', Hash ${figures['hash']} (--pack nennt ein anderes)`
        );
      case 'illegalMove':
        return `${at}Zug ${figures['number']} von Platz ${figures['seat']} ist nicht erlaubt: ${rejection}`;
      case 'noSuchMove':
        return `--at ${figures['at']}: die Partie hat ${figures['moves']} Züge`;
      case 'wrongDigest':
        return `${at}der Inhalt hat die Prüfsumme ${figures['expected']}, also wurde etwas geändert`;
      case 'wrongCommitment':
        return `${at}der Fingerabdruck des Startwerts ist ${figures['expected']}`;
      case 'otherCommitment':
        return `${at}sein Fingerabdruck ist ${figures['expected']}, nicht der bekannte ${figures['published']}`;
      case 'resultMissing':
        return `${at}fehlt, obwohl die Partie zu Ende gespielt wurde`;
      case 'resultTooEarly':
        return `${at}die Partie ist nach ihren ${figures['moves']} Zügen nicht zu Ende`;
      case 'wrongResult':
        return `${at}sagt ${figures['recorded']}, gespielt wurde ${figures['played']}`;
      default:
        return `${at}${code}`;
    }
  },
};

const KINDS: Record<string, string> = {
  sha256: '64 hexadezimale Ziffern',
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  string: 'ein Text',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
};

function expected(what: string | number | undefined): string {
  return what === undefined || what === '' ? '' : `, erwartet: ${KINDS[what] ?? what}`;
}
