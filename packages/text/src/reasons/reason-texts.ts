import type { reasons } from '../en/reasons.ts';
import type { Language } from '../language.ts';

type English = typeof reasons;

/** The words for a bot's reasons; English sets what there is. */
export interface ReasonTexts extends English {}

/** The words for reasons in a language, loaded when somebody asks why. */
export async function loadReasons(language: Language): Promise<ReasonTexts> {
  const loaded = language === 'de' ? await import('../de/reasons.ts') : await import('../en/reasons.ts');
  return loaded.reasons;
}
