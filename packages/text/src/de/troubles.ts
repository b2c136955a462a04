import { say } from '../message/message.ts';
import type { Circumstances, Troubles } from '../refusals/troubles.ts';

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

function expected({ figures }: Circumstances): string {
  const what = figures.expected;
  return what === '' ? '' : `, erwartet: ${KINDS[what] ?? what}`;
}

function line({ place }: Circumstances, what: string): readonly string[] {
  const [row, column] = place.split(':');
  return column === undefined ? [what] : [`Zeile ${row}, Spalte ${column}: ${what}`];
}

/** Why a server, a table or a document was refused. */
export const troubles: Troubles = {
  unknown: () => say`das hat nicht geklappt`,

  notJson: (of) => line(of, 'das ist kein JSON'),
  jsonCut: (of) => line(of, 'hier bricht der Text ab'),
  tooLarge: ({ figures }) =>
    figures.most === '' ? say`das ist zu groß` : say`hat mehr als ${figures.most} Werte`,
  tooDeep: ({ at, figures }) => say`${at}ist tiefer als ${figures.most} Ebenen verschachtelt`,
  unknownMessage: ({ figures }) => say`diese Nachricht kennt der Server nicht: ${figures.found}`,
  missing: ({ at }) => say`${at}fehlt`,
  wrongValue: (of) =>
    of.figures.found === ''
      ? say`${of.at}ist nicht lesbar${expected(of)}`
      : say`${of.at}${of.figures.found} kann hier nicht stehen${expected(of)}`,
  unknownKey: ({ at }) => say`${at}unbekannter Eintrag`,

  tooFast: ({ figures }) =>
    figures.seconds === ''
      ? say`das war zu schnell; warte kurz`
      : say`das war zu schnell; versuche es in ${figures.seconds} s noch einmal`,
  tooManyConnections: () => say`von deiner Adresse sind zu viele Verbindungen offen`,
  forbiddenOrigin: () => say`diese Seite darf mit dem Server nicht sprechen`,
  needsSession: () => say`du brauchst erst einen Namen`,
  badSession: () => say`deine Sitzung ist beendet; wähle wieder einen Namen`,
  wrongMethod: () => say`das macht der Server hier nicht`,
  notFound: () => say`unter dieser Adresse ist nichts`,
  stopping: () => say`der Server startet gerade neu und ist gleich wieder da`,
  unavailable: () => say`der Server erreicht seinen Speicher nicht; er versucht es weiter`,
  internal: () => say`dem Server ist ein Fehler unterlaufen; geändert wurde nichts`,

  badName: () => say`ein Name hat 1 bis 24 sichtbare Zeichen`,
  badCode: () => say`der Code ist falsch, verbraucht oder zu alt`,

  noSuchTable: () => say`diesen Tisch gibt es nicht, oder er ist für dich nicht offen`,
  noRoom: () => say`davon wird nicht mehr aufbewahrt; mehr darf eine Person oder ein Tisch nicht haben`,
  tooManyTables: () => say`du hast zu viele offene Tische; beende oder schließe erst einen`,
  noSuchPack: () => say`dieses Paket kennt der Server nicht`,
  badPack: ({ at }) => say`${at}das Paket hat einen Fehler`,
  badRecord: ({ at }) => say`${at}die Aufzeichnung lässt sich nicht nachspielen`,
  badOptions: ({ at, rejection }) =>
    rejection.length === 0 ? say`${at}diese Optionen passen nicht zusammen` : say`${at}${rejection}`,
  notWatching: () => say`du verfolgst diesen Tisch nicht`,
  noSuchSeat: () => say`diesen Platz hat der Tisch nicht`,
  noSpectators: () => say`an diesem Tisch gibt es keine Zuschauer`,
  notHost: () => say`das kann nur, wer den Tisch eröffnet hat`,
  notSeated: () => say`du hast an diesem Tisch keinen Platz`,
  alreadySeated: () => say`du hast schon einen Platz`,
  seatTaken: () => say`dieser Platz ist besetzt`,
  seatOpen: () => say`dort sitzt niemand`,
  noSeatFree: () => say`kein Platz ist frei`,
  notInLobby: () => say`die Partie hat schon begonnen`,
  notRunning: () => say`an diesem Tisch läuft keine Partie`,
  notEnded: () => say`die Partie läuft noch`,
  notFinished: () => say`die Partie wurde nicht zu Ende gespielt`,
  seatsOpen: () => say`einige Plätze sind noch frei; besetze sie mit Menschen oder Bots`,
  notAllReady: () => say`noch sind nicht alle bereit`,
  alreadyRematched: () => say`einen Tisch für die nächste Partie gibt es schon`,
  continuedGame: () =>
    say`die Partie ging nach neueren Regeln weiter, daher gibt es keine ganze Aufzeichnung`,

  botPlays: () => say`auf deinem Platz spielt ein Bot; nimm ihn erst zurück`,
  notReplaced: () => say`auf diesem Platz spielt kein Bot`,
  alreadyReplaced: () => say`dort spielt schon ein Bot`,
  ownSeat: () => say`das ist dein eigener Platz`,
  notAbsent: () => say`dort ist jemand anwesend, oder war es bis eben`,
  notOverdue: () => say`dort ist noch Zeit auf der Uhr`,
  undoOff: () => say`an diesem Tisch wird nichts zurückgenommen`,
  nothingToUndo: () =>
    say`nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat gehandelt`,
  noSuchMoment: () => say`diesen Augenblick gibt es in der Partie nicht`,
  proposalOpen: () => say`ein anderer Vorschlag ist noch offen`,
  noProposal: () => say`nichts ist vorgeschlagen`,
  alreadyAccepted: () => say`du hast schon zugestimmt`,
  hintsOff: () => say`an diesem Tisch gibt es keine Tipps`,
  noHint: () => say`für dich ist gerade nichts zu entscheiden`,

  notARecord: ({ figures }) => say`keine aufgezeichnete Partie, sondern ${figures.found}`,
  newerFormat: ({ at, figures }) =>
    say`${at}Format ${figures.found} ist neuer als dieses Programm, das Format ${figures.known} kennt`,
  unknownFormat: ({ at, figures }) =>
    say`${at}kein bekanntes Format: ${figures.found}, erwartet ${figures.known}`,
  otherRules: ({ at, figures }) =>
    say`${at}gespielt mit Version ${figures.found} der Regeln, dies ist ${figures.known}`,
  otherPack: ({ at, figures }) =>
    say`${at}gespielt mit dem Paket '${figures.recordPack}', Hash ${figures.recordHash}; hier ist '${figures.pack}', Hash ${figures.hash}`,
  illegalMove: ({ at, figures, rejection }) =>
    say`${at}Zug ${figures.number} von Platz ${figures.seat} ist nicht erlaubt: ${rejection}`,
  noSuchMove: ({ figures }) => say`die Partie hat ${figures.moves} Züge, nicht ${figures.at}`,
  wrongDigest: ({ at, figures }) =>
    say`${at}der Inhalt hat die Prüfsumme ${figures.expected}, also wurde etwas geändert`,
  wrongCommitment: ({ at, figures }) => say`${at}der Fingerabdruck des Startwerts ist ${figures.expected}`,
  otherCommitment: ({ at, figures }) =>
    say`${at}sein Fingerabdruck ist ${figures.expected}, nicht der bekannte ${figures.published}`,
  resultMissing: ({ at }) => say`${at}fehlt, obwohl die Partie zu Ende gespielt wurde`,
  resultTooEarly: ({ at, figures }) =>
    say`${at}die Partie ist nach ihren ${figures.moves} Zügen nicht zu Ende`,
  wrongResult: ({ at, figures }) => say`${at}sagt ${figures.recorded}, gespielt wurde ${figures.played}`,
};
