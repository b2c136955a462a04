import type { Hidden, play as english } from '../en/play.ts';
import { PROGRAM } from '../program-name.ts';

const HIDDEN: Record<Hidden, string> = {
  tiles: 'ohne Beutel und Kiste',
  missions: 'ohne verdeckte Missionen',
};

function without(hidden: readonly Hidden[]): string {
  return hidden.map((what) => `, ${HIDDEN[what]}`).join('');
}

const upTo = (count: number): string => (count === 1 ? '1' : `1–${count}`);

/** What the game says and asks while it is played. */
export const play: typeof english = {
  atTable: (names) => `Am Tisch: ${names}.`,
  otherLevels: `Andere Stärke: ${PROGRAM} play --bots easy (oder hard, master; einzeln: easy,hard,hard)`,
  thinking: (name) => `${name} denkt nach …`,
  welcome:
    'Altiplano. Gib die Nummer einer Möglichkeit ein oder Wörter daraus, etwa\nNahrung Farm. h: Hilfe, regeln: alle Aktionen.',
  prompt: (count) => `Deine Wahl (${upTo(count)} oder Wörter; h Hilfe, i Info, t Tipp): `,
  promptOf: (name, count) => `${name} (${upTo(count)} oder Wörter; h Hilfe, i Info, t Tipp): `,
  youHave: 'Du hast',
  onBoard: 'Auf deinem Plan',
  cardsHeld: (ids: string): string =>
    `Deine Ausbauten und Anschaffungen: ${ids} (i eigene sagt, was sie tun)`,
  forced: (label) => `Die einzige Möglichkeit, für dich gewählt: ${label}.`,
  endedForYou: 'Keine Aktion ist mehr erreichbar, daher endet dein Zug von selbst.',
  noActionLeft:
    'Keine Aktion ist mehr erreichbar: weiterreisen hilft nur für die nächste Runde, f beendet den Zug.',
  askedAs: {
    reveals: 'Nur diese Möglichkeit, aber danach nimmt u nichts zurück: sie deckt etwas auf.',
    final: 'Nur diese Möglichkeit, aber danach nimmt u nichts zurück: andere sind dran.',
  },
  event: (event) => `Das Ereignis: ${event}.`,
  backOnlyNow: 'Was auf deinem Plan liegt, kannst du nur jetzt zurücknehmen, vor dem Ziehen.',
  placesLeftOut: (places) => `Nicht aufgeführt, weil du von dort nicht handeln könntest (A3): ${places}.`,
  drawBlind: (inBag) =>
    inBag === 0
      ? 'eins blind ziehen: vorher kommt die Kiste in den leeren Beutel'
      : `eins blind aus dem Beutel ziehen (${inBag} darin)`,
  scarce: {
    noneLeft: 'aufgebraucht',
    fitsNowhere: 'passt nirgends hin',
    boat: (good, why, points) => `${good}: ${why}, bringt nur ${points}`,
    road: (why) => `ein Feld weiter, aber kein Mais: ${why}`,
  },
  inVain: 'Möglich, bringt dir aber nichts',
  nothingLeft: {
    buildBoat: (cost) => `Baue ein Boot für ${cost}`,
    buildHouse: (cost) => `Baue ein Haus für ${cost}`,
  },
  pointsInTheOpen: (list, hidden, inAll) =>
    `Punkte, die offen liegen${without(hidden)}: ${list}${inAll} (siehe o)`,
  pointsInShort: (list, inAll) => `Offene Punkte: ${list}${inAll}`,
  unseen: (tiles) => (tiles === 1 ? '1 verdecktes Plättchen' : `${tiles} verdeckte Plättchen`),
  ownInAll: (points) => `; du mit Beutel und Kiste: ${points}`,
  lastByPurchase:
    'Noch ein Ausbau, den irgendwer in dieser Runde kauft, und die nächste Runde ist die letzte.',
  openPoints: (hidden) => `Punkte, wenn jetzt Schluss wäre${without(hidden)}:`,
  finishAnyway: (number, key) =>
    `Trotzdem? Dann gib ${number} oder ${key} ein. (w: nicht mehr danach fragen)`,
  question: {
    on: 'Ab jetzt wird gefragt, bevor nützliche Plättchen liegen bleiben.',
    off: 'Ab jetzt beendest du die Planung und passt ohne Rückfrage; w bringt sie wieder.',
  },
  typedNotDone: (rest) => `Von deiner Eingabe ausgelassen: ${rest}.`,
  orderLacks: (points, goods) => `dem Auftrag (${points}) fehlt noch: ${goods}`,
  cartsAt: (slots) => `Karren an Bewegungsfeld ${slots}`,
  cartUsed: (slot) => `${slot} (benutzt)`,
  handOver: (name) => `${name}, du bist dran. Drücke Enter, wenn nur du auf den Bildschirm schaust. `,
  help: `Gib die Nummer einer Möglichkeit ein oder Wörter daraus oder deren Anfang, so
viele, dass nur eine gemeint ist: verkaufe glas, markt, lag erz, X7. In einer
Zeile dürfen mehrere Antworten stehen: 1 3 2 f, bei Wörtern mit Komma: markt,
verkaufe glas, f. Eine Nummer meint die Liste, die du siehst, ein Wort das, was
dann gefragt ist. Gibt es nur eine Möglichkeit, wird sie
für dich gewählt; gefragt wirst du nur, wenn u danach nicht mehr zurücknähme,
was du vorher gewählt hast (play --ask-all: immer). Dies sind Befehle:
  Enter      noch einmal die Liste der Möglichkeiten
  b          der ganze Plan
  o          was bei den anderen offen liegt, mit Punkten; o 2 für einen
  i          was es zu lesen gibt; i Farm für einen Ort, i X4 für eine Karte
  regeln     alles davon: die Regeln in Kürze, mit Preisen und Punkten
  l          das Protokoll: was geschehen ist
  t          ein Tipp: was ein guter Bot an deiner Stelle täte, und warum
  u          zurücknehmen, soweit nichts aufgedeckt wurde und niemand handelte
  f          fertig: Planung, Aktion oder Zug beenden, ziehen, ablehnen
  p          passen: für diese Runde kommst du nicht mehr dran; nach einer
             Aktion beendet es nur den Zug
  w          die Frage, bevor Nützliches liegen bleibt: aus, oder wieder an
  ?          was jetzt nicht geht, und warum; ? WORT grenzt es ein: ? Haus
  s DATEI    die Partie speichern; play --resume DATEI setzt sie fort
  r          aufgeben
  h          diese Hilfe
  q          beenden`,
  rules: 'regeln',
  finishWords: ['ende', 'beende', 'beenden', 'fertig'],
  yesAndNo: ['ja', 'nein', 'nicht'],
  fillers: [
    'ein',
    'eine',
    'einen',
    'der',
    'die',
    'das',
    'den',
    'dem',
    'von',
    'vom',
    'zu',
    'zum',
    'zur',
    'am',
    'an',
    'auf',
    'in',
    'im',
    'fur',
    'mit',
    'und',
    'mein',
  ],
  unknown: (word) =>
    `'${word}' passt zu keiner Möglichkeit; ? ${word} sagt vielleicht, warum. Kommas trennen mehrere; h: Hilfe.`,
  fitsInVain: (word) =>
    `'${word}' passt nur zu dem, was nichts bringt; gib die Nummer ein, wenn du es willst:`,
  severalFit: (word) => `'${word}' passt zu mehreren; gib eine Nummer ein oder mehr Wörter:`,
  outOfRange: (number, count) => `Eine Möglichkeit ${number} gibt es nicht, nur 1 bis ${count}.`,
  notAnyMore: (number, choice) => `Halt bei ${number} (${choice}): das geht nicht mehr.`,
  standsAlone: (letter) =>
    `'${letter}' steht allein in einer Zeile: nichts ist geschehen. Von den Buchstaben dürfen nur f und p bei anderem stehen.`,
  typedTooFar: (rest) =>
    `Von deiner Eingabe ausgelassen: ${rest}. Etwas wurde aufgedeckt, oder jemand anders hat gehandelt; sieh erst hin.`,
  nothingToFinish: 'Hier gibt es nichts zu beenden: gib die Nummer einer Möglichkeit ein oder Wörter daraus.',
  onlyPass:
    'Du hast nichts angefangen, was f beenden könnte: gib eine Möglichkeit ein, oder p, um für diese Runde zu passen.',
  drawByNumber: (number) =>
    `Noch kannst du Plättchen zurücknehmen, nach dem Ziehen nicht mehr, daher zieht f nicht: gib ${number} ein, um zu ziehen.`,
  cannotPass: 'Hier kannst du nicht passen: gib die Nummer einer Möglichkeit ein oder Wörter daraus.',
  finishFirst: (label) => `Hier kannst du nicht passen: f macht weiter (${label}).`,
  endedNotPassed: 'Du hast gehandelt, daher beendet p nur diesen Zug; passen kannst du im nächsten.',
  nothingToUndo:
    'Nichts zurückzunehmen: seit deiner letzten Wahl wurde etwas aufgedeckt oder jemand anders hat gehandelt.',
  undone: 'Zurückgenommen.',
  noRival: (number) => `Niemand sonst hat die Nummer ${number.slice(0, 10)}.`,
  logEmpty: 'Noch ist nichts geschehen.',
  saveNeedsFile: 'Wohin speichern? Gib ein: s DATEI',
  saved: (file, flags) =>
    `Gespeichert. Weiter geht es mit:\n  ${PROGRAM} play --resume '${file}' ${flags}`.trimEnd(),
  savedOver: (file) => `Gespeichert. Prüfe sie mit: ${PROGRAM} verify '${file}'`,
  notSaved: (file) => `Nicht gespeichert: ${file} ist kein Dateiname.`,
  exists: (file) => `${file} gibt es schon. Gib dasselbe noch einmal ein, um sie zu ersetzen.`,
  whyNone: 'Alles, was du wollen könntest, steht auf der Liste.',
  whyNoMatch: (word) => `Hier heißt nichts '${word}'.`,
  whyPossible: 'Das geht jetzt: es steht auf der Liste.',
  whyLater: 'kommt nach der Planung, bei den Aktionen (A1)',
  whyActions: 'reisen und handeln',
  whyNotTaken: 'wird dort nicht angenommen',
  whyTitle: 'Das geht jetzt nicht:',
  confirmResign: 'Endgültig aufgeben? Gib j ein, um es zu bestätigen: ',
  yes: 'j',
  resigned: (name) => `Aufgegeben: ${name}.`,
  takenOver: (name, level) => `Ein Bot (${level}) spielt für ${name} weiter.`,
  standing: 'Der Stand, als die Partie aufgegeben wurde:',
  saveOnQuit: 'Vorher speichern? Gib einen Dateinamen ein, oder nur Enter, um so zu beenden: ',
  saveOnFault: 'Dem Programm ist ein Fehler unterlaufen. Speichern? Dateiname, oder nur Enter: ',
  saveAtEnd: 'Diese Partie behalten? Gib einen Dateinamen ein, oder nur Enter für nein: ',
  saveOrDrop: 'Ohne Datei geht diese Partie verloren. Dateiname, oder Enter zum Verwerfen: ',
  bye: 'Auf Wiedersehen.',
  inputEnded: 'Die Eingabe ist zu Ende, daher hört die Partie hier auf.',
  how: {
    save: 'Eine gespeicherte Partie zeigt replay, und verify prüft sie.',
    look: 'b, o und l zeigen noch Pläne und Protokoll.',
  },
};
