import type { Preferences } from '@altiplano/client';

export type Language = 'en' | 'de';

/** The language to show: the chosen one, or the first of ours that the device asks for. */
export function spokenLanguage(chosen: Preferences['language'], asked: readonly string[]): Language {
  if (chosen !== 'system') return chosen;
  const known = asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'de');
  return known === 'de' ? 'de' : 'en';
}
