import type { Language } from '../language.ts';

/** What the only person at a device is called in each language, unless they have given a name. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', de: 'Du' };

/** Whether somebody is called nothing but "you", in whatever language the game was begun. */
export function isYou(name: string): boolean {
  return name === YOU.en || name === YOU.de;
}
