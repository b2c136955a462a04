import type { Words } from '../en.ts';

export const values: Words['values'] = {
  title: 'Woher die Zahlen kommen',
  intro:
    'In den Regelheften steht nicht jede Zahl des Spiels. Was dort fehlt, haben wir selbst gewählt und in Tausenden von Spielen zwischen Bots ausgewogen; es sind nicht die gedruckten Werte.',
  counts: 'Auf einen Blick',
  all: 'alle',
  show: 'Zeigen',
  value: 'Wert',
  what: 'Was',
  source: 'Herkunft',
  yes: 'ja',
  no: 'nein',
  own: 'Ein eigener Satz',
  ownSays:
    'Wenn du das Brettspiel besitzt, kannst du seine Zahlen in einen Satz schreiben und damit spielen: Sichere unseren Satz als Datei, ändere die Zahlen und lade ihn hier.',
  download: 'Unseren Satz sichern',
  load: 'Satz laden',
  notJson: 'Diese Datei lässt sich nicht lesen.',
  loaded: (name) => `Der Satz „${name}“ ist bereit: Wähle ihn, wenn du ein Spiel beginnst.`,
  problems: (count) => (count === 1 ? 'Der Satz hat einen Fehler:' : `Der Satz hat ${count} Fehler:`),
  play: 'Ein Spiel damit beginnen',
};
