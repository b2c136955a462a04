import type { PreferenceTexts } from '../table/preferences.ts';

/** What each person sets for themselves. */
export const preferences: PreferenceTexts = {
  language: {
    name: 'Language',
    says: 'The language of all texts.',
    values: {
      system: { name: 'as the device', says: 'The language your device is set to.' },
      en: { name: 'English', says: 'All texts in English.' },
      de: { name: 'Deutsch', says: 'All texts in German.' },
    },
  },
  theme: {
    name: 'Colors',
    says: 'Light or dark.',
    values: {
      system: { name: 'as the device', says: 'Follows your device.' },
      light: { name: 'light', says: 'Dark text on a light ground.' },
      dark: { name: 'dark', says: 'Light text on a dark ground.' },
    },
  },
  motion: {
    name: 'Motion',
    says: 'Whether tiles glide to where they go.',
    values: {
      system: { name: 'as the device', says: 'Follows your device.' },
      full: { name: 'full', says: 'Tiles and figures move.' },
      reduced: { name: 'reduced', says: 'Everything is where it belongs at once.' },
    },
  },
  confirmations: { name: 'Warnings', says: 'What you are asked about before it happens.' },
  forced: {
    name: 'Forced choices',
    says: 'Where there is only one choice, it plays itself; actions, plans and the end of a turn are always yours.',
  },
  sound: {
    name: 'Sound',
    says: 'Quiet sounds when it is your turn, when a tile is placed and when a round ends.',
  },
  notices: {
    name: 'Notices',
    says: 'Your device tells you when it is your turn, while this page is open in the background.',
  },
  textView: {
    name: 'Table in words',
    says: 'A table opens as headings and lists, for reading aloud or large type; T goes back and forth.',
  },
  guide: { name: 'Guide', says: 'Short notes beside the board during your first game.' },
};
