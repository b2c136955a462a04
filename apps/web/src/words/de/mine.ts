import type { Words } from '../en.ts';

/** What the game calls the only person at a device. Not asked for there: the first page would wait for all of the game. */
const YOU = 'Du';

export const unreadable: Words['unreadable'] = {
  title: 'Diese Partie ist aus einer anderen Fassung',
  says: 'Eine Fassung dieser Seite hat sie gespeichert, die diese hier nicht versteht. Nichts davon ist verloren: Sie bleibt auf diesem Gerät, und du kannst sie als Datei sichern.',
};

export const mine: Words['mine'] = {
  title: 'Meine Partien',
  here: 'Auf diesem Gerät',
  elsewhere: 'Online',
  running: 'Im Gang',
  ended: 'Beendet',
  none: 'Noch keine Partie.',
  begin: 'Eine beginnen',
  goOn: 'Weiterspielen',
  look: 'Ansehen',
  replay: 'Nachspielen',
  review: 'Rückblick',
  statistics: 'Statistik',
  imported: 'anderswo gespielt',
  save: 'Als Datei sichern',
  remove: 'Löschen',
  removeAsk: 'Diese Partie löschen?',
  removeSays: 'Sie ist dann endgültig weg und lässt sich nicht mehr nachspielen.',
  import: 'Gesicherte Partie laden',
  importSays: 'Eine Datei, die hier oder auf einem Server gesichert wurde: zum Ansehen von jedem Platz aus.',
  notJson: 'Diese Datei ist keine gesicherte Partie.',
  noPack:
    'Diese Partie wurde mit anderen Werten gespielt, als auf diesem Gerät sind; lade zuerst das Paket dazu.',
  round: (round) => `Runde ${round}`,
  yourTurn: 'du bist am Zug',
  abandoned: 'aufgegeben',
  lobby: 'noch nicht begonnen',
  won: (names) => {
    const isYou = names.includes(YOU);
    const verb = names.length > 1 ? (isYou ? 'habt' : 'haben') : isYou ? 'hast' : 'hat';
    return `${new Intl.ListFormat('de').format(names)} ${verb} gewonnen`;
  },
  lastPlayed: (when) => `zuletzt gespielt: ${when}`,
};
