import type { Words } from '../en.ts';

export const shell: Words['shell'] = {
  home: 'Zur Startseite',
  skip: 'Zum Inhalt springen',
  ways: 'Hauptmenü',
  more: 'Weiteres',
  places: {
    newGame: 'Neue Partie',
    tables: 'Online',
    mine: 'Meine Partien',
    help: 'Regeln',
    values: 'Woher die Zahlen kommen',
    preferences: 'Einstellungen',
  },
  otherLanguage: 'English',
  themes: {
    system: 'Farben: wie das Gerät',
    light: 'Farben: hell',
    dark: 'Farben: dunkel',
  },
  fan: 'Eine freie, inoffizielle Fassung von Spielern des Brettspiels, mit eigenen Bildern und Texten.',
  loading: 'Einen Moment …',
  messages: 'Meldungen',
  dismiss: 'Ausblenden',
  close: 'Schließen',
  cancel: 'Abbrechen',
  newVersion: 'Es gibt eine neue Fassung dieser Seite.',
  reload: 'Laden',
};

export const errorBoundary: Words['errorBoundary'] = {
  title: 'Da ist etwas schiefgegangen',
  says: 'Das war unser Fehler. Deine Partien sind gespeichert, nichts davon ist verloren.',
  again: 'Seite neu laden',
  home: 'Zur Startseite',
  details: 'Was passiert ist, für eine Meldung',
};

export const nowhere: Words['nowhere'] = {
  title: 'Hier ist nichts',
  says: 'Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.',
};
