import type { Words } from '../en.ts';

export const preferencesPage: Words['preferencesPage'] = {
  title: 'Einstellungen',
  intro: 'Sie bleiben auf diesem Gerät und wirken sofort.',
  looks: 'Aussehen und Sprache',
  play: 'Beim Spielen',
  warnings: 'Nachfragen, bevor …',
  allOn: 'Alle an',
  allOff: 'Alle aus',
  reset: 'Zurück zum Anfang',
  wasReset: 'Alles ist wie am Anfang.',
};
