import type { Words } from '../en.ts';

export const preferencesPage: Words['preferencesPage'] = {
  title: 'Einstellungen',
  intro: 'Sie bleiben auf diesem Gerät und wirken sofort.',
  looks: 'Aussehen und Sprache',
  play: 'Beim Spielen',
  warnings: 'Nachfragen bei',
  allOn: 'Alle an',
  allOff: 'Alle aus',
  reset: 'Alles zurücksetzen',
  wasReset: 'Alles ist wieder so eingestellt wie am Anfang.',
};
