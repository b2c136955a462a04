import type { Language } from '@altiplano/text';
import type { Good } from '@altiplano/rules';

/** The letters on each good's tile, by language: the start of its name, unlike every other. */
export const GOOD_MARKS: Record<Language, Record<Good, string>> = {
  en: {
    food: 'Fo',
    corn: 'Co',
    wood: 'Wd',
    stone: 'St',
    fish: 'Fi',
    alpaca: 'Al',
    cacao: 'Ca',
    ore: 'Or',
    wool: 'Wl',
    cloth: 'Cl',
    silver: 'Si',
    glass: 'Gl',
  },
  de: {
    food: 'Na',
    corn: 'Ma',
    wood: 'Ho',
    stone: 'St',
    fish: 'Fi',
    alpaca: 'Al',
    cacao: 'Ka',
    ore: 'Er',
    wool: 'Wo',
    cloth: 'Tu',
    silver: 'Si',
    glass: 'Gl',
  },
};
