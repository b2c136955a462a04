import type { Words } from '../en.ts';

export const mine: Words['mine'] = {
  title: 'Meine Spiele',
  here: 'Auf diesem Gerät',
  elsewhere: 'Online',
  running: 'Im Gang',
  ended: 'Beendet',
  none: 'Noch kein Spiel.',
  begin: 'Eines beginnen',
  goOn: 'Weiterspielen',
  look: 'Ansehen',
  replay: 'Nachspielen',
  save: 'Als Datei sichern',
  remove: 'Löschen',
  removeAsk: 'Dieses Spiel löschen?',
  removeSays: 'Es ist dann endgültig weg, samt seinem Ablauf.',
  import: 'Gesichertes Spiel laden',
  importSays: 'Eine Datei, die hier oder auf einem Server gesichert wurde: zum Ansehen von jedem Platz aus.',
  notJson: 'Diese Datei ist kein gesichertes Spiel.',
  noPack:
    'Dieses Spiel wurde mit anderen Werten gespielt, als auf diesem Gerät sind; lade zuerst ihren Satz.',
  round: (round) => `Runde ${round}`,
  yourTurn: 'du bist am Zug',
  abandoned: 'aufgegeben',
  lobby: 'noch nicht begonnen',
  won: (names) => `${names} hat gewonnen`,
  lastPlayed: (when) => `zuletzt gespielt: ${when}`,
};
