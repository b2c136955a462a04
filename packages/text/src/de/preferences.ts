import type { PreferenceTexts } from '../table/preferences.ts';

/** What each person sets for themselves. */
export const preferences: PreferenceTexts = {
  language: {
    name: 'Sprache',
    says: 'Die Sprache aller Texte.',
    values: {
      system: { name: 'wie das Gerät', says: 'Die Sprache, auf die dein Gerät eingestellt ist.' },
      en: { name: 'English', says: 'Alle Texte auf Englisch.' },
      de: { name: 'Deutsch', says: 'Alle Texte auf Deutsch.' },
    },
  },
  theme: {
    name: 'Farben',
    says: 'Hell oder dunkel.',
    values: {
      system: { name: 'wie das Gerät', says: 'Richtet sich nach deinem Gerät.' },
      light: { name: 'hell', says: 'Dunkle Schrift auf hellem Grund.' },
      dark: { name: 'dunkel', says: 'Helle Schrift auf dunklem Grund.' },
    },
  },
  motion: {
    name: 'Bewegung',
    says: 'Ob Plättchen sichtbar an ihren Platz gleiten.',
    values: {
      system: { name: 'wie das Gerät', says: 'Richtet sich nach deinem Gerät.' },
      full: { name: 'voll', says: 'Plättchen und Figuren bewegen sich.' },
      reduced: { name: 'wenig', says: 'Alles ist sofort da, wo es hingehört.' },
    },
  },
  confirmations: { name: 'Warnungen', says: 'Wonach du gefragt wirst, bevor es geschieht.' },
  forced: {
    name: 'Eindeutiges von selbst',
    says: 'Gibt es nur eine Möglichkeit, geschieht sie von selbst; Aktionen, Pläne und das Ende deines Zugs bleiben immer dir überlassen.',
  },
  sound: {
    name: 'Töne',
    says: 'Leise Töne, wenn du dran bist, ein Plättchen gelegt wird und eine Runde endet.',
  },
  notices: {
    name: 'Meldungen',
    says: 'Dein Gerät meldet, wenn du dran bist, solange diese Seite im Hintergrund offen ist.',
  },
  textView: {
    name: 'Tisch in Worten',
    says: 'Ein Tisch öffnet sich als Überschriften und Listen, zum Vorlesen oder für große Schrift; T wechselt.',
  },
  guide: { name: 'Begleiter', says: 'Kurze Hinweise neben dem Plan in deiner ersten Partie.' },
};
