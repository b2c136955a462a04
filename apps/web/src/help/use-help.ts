import { shippedPack } from '@altiplano/pack';
import {
  createHelp,
  createSearch,
  type Help,
  loadHelp,
  loadTexts,
  naming,
  type Naming,
  type Search,
} from '@altiplano/text';
import { createWords } from '../app/language/create-words.ts';
import type { Language } from '../app/language/spoken-language.ts';

/** The rule reference, ready to be read and searched. */
export interface ReadyHelp {
  readonly help: Help;
  readonly search: Search;
  readonly names: Naming;
}

async function prepare(language: Language): Promise<ReadyHelp> {
  const [texts, written] = await Promise.all([loadTexts(language), loadHelp(language)]);
  const names = naming(texts, shippedPack, []);
  const help = createHelp(written, names);
  return { help, search: createSearch(help, names), names };
}

/** The rule reference in the reader's language; waits for it at the nearest Suspense. */
export const { useWords: useHelp } = createWords({ en: () => prepare('en'), de: () => prepare('de') });
