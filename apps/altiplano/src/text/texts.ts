import type { Language } from '@altiplano/text';
import { systemLanguage } from '@altiplano/cli/program';
import { de } from './de.ts';
import { en } from './en.ts';

/** The texts of one language; English sets what there is. */
export type Texts = typeof en;

export const LANGUAGES: Readonly<Record<Language, Texts>> = { en, de };

export { systemLanguage };
