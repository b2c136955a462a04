import type { Words } from '../en.ts';

export const values: Words['values'] = {
  title: 'Woher die Zahlen kommen',
  intro:
    'In den Regelheften steht nicht jede Zahl des Spiels. Was dort fehlt, haben wir selbst gewählt und in Tausenden von Partien zwischen Bots ausgewogen; es sind nicht die gedruckten Werte.',
  counts: 'Auf einen Blick',
  all: 'alle',
  show: 'Zeigen',
  value: 'Wert',
  what: 'Was',
  source: 'Herkunft',
  yes: 'ja',
  no: 'nein',
  own: 'Ein eigenes Paket',
  ownSays:
    'Wenn du das Brettspiel besitzt, kannst du seine Zahlen in ein Paket schreiben und damit spielen: Sichere unser Paket als Datei, ändere die Zahlen und lade es hier.',
  download: 'Unser Paket sichern',
  load: 'Paket laden',
  notJson: 'Diese Datei lässt sich nicht lesen.',
  loaded: (name) => `Das Paket „${name}“ ist bereit: Wähle es, wenn du eine Partie beginnst.`,
  problems: (count) => (count === 1 ? 'Das Paket hat einen Fehler:' : `Das Paket hat ${count} Fehler:`),
  play: 'Eine Partie damit beginnen',
};
