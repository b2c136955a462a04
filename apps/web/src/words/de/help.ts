import type { Words } from '../en.ts';

export const helpPage: Words['helpPage'] = {
  title: 'Regeln',
  search: 'Regeln durchsuchen',
  example: 'Mais, Reihe, W6 …',
  contents: 'Kapitel',
  overview: 'Alle Kapitel',
  glossary: 'Begriffe',
  glossaryAbout: 'Was die Wörter des Spiels bedeuten.',
  licences: 'Lizenzen der Schriften und Programme in dieser Seite',
  next: (title) => `Weiter: ${title}`,
  rules: 'Regeln',
  ours: 'von uns',
  oursMeans: 'Die Regelhefte schweigen hier: Diese Antwort ist von uns.',
  onlyWith: (module) => `Nur mit: ${module}`,
  found: (count) => (count === 0 ? 'Nichts gefunden' : count === 1 ? 'Ein Treffer' : `${count} Treffer`),
};
