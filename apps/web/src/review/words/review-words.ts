import { createWords } from '../../app/language/create-words.ts';
import type { ReviewWords } from './en.ts';

const loader = createWords<ReviewWords>({
  en: async () => (await import('./en.ts')).words,
  de: async () => (await import('./de.ts')).words,
});

/** The words about finished games, which most visitors of the first page never need. */
export const useReviewWords = loader.useWords;
