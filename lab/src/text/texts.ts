import type { Language } from '@altiplano/text';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';

export type { Texts };

export const LANGUAGES: Readonly<Record<Language, Texts>> = { en, de };
