import { createContext, useContext } from 'react';
import type { Language } from './spoken-language.ts';

/** The language that is shown now. */
export const LanguageContext = createContext<Language>('en');

/** The language that is shown now. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
