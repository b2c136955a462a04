import type { Preferences } from '@altiplano/client';
import { isLanguage, type Language } from '@altiplano/text';

export type { Language };

/** The language to show: the chosen one, or the first of ours that the device asks for. */
export function spokenLanguage(chosen: Preferences['language'], asked: readonly string[]): Language {
  if (chosen !== 'system') return chosen;
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
