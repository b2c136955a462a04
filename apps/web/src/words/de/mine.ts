import type { Words } from '../en.ts';

export const unreadable: Words['unreadable'] = {
  title: 'Dieses Spiel ist aus einer anderen Fassung',
  says: 'Eine Fassung dieser Seite hat es gespeichert, die diese hier nicht versteht. Nichts davon ist verloren: Es bleibt auf diesem Gerät, und du kannst es als Datei sichern.',
};

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
  review: 'Rückblick',
  statistics: 'Statistik',
  imported: 'anderswo gespielt',
  save: 'Als Datei sichern',
  remove: 'Löschen',
  removeAsk: 'Dieses Spiel löschen?',
  removeSays: 'Es ist dann endgültig weg, und lässt sich nicht mehr nachspielen.',
  import: 'Gesichertes Spiel laden',
  importSays: 'Eine Datei, die hier oder auf einem Server gesichert wurde: zum Ansehen von jedem Platz aus.',
  notJson: 'Diese Datei ist kein gesichertes Spiel.',
  noPack:
    'Dieses Spiel wurde mit anderen Werten gespielt, als auf diesem Gerät sind; lade zuerst das Paket dazu.',
  round: (round) => `Runde ${round}`,
  yourTurn: 'du bist am Zug',
  abandoned: 'aufgegeben',
  lobby: 'noch nicht begonnen',
  won: (names) => `gewonnen: ${names}`,
  lastPlayed: (when) => `zuletzt gespielt: ${when}`,
};
