import { type GameTexts, type Language, loadTexts } from '@altiplano/text';
import { words as germanReview } from '../../src/review/words/de.ts';
import { type ReviewWords, words as englishReview } from '../../src/review/words/en.ts';
import { loadTableWords } from '../../src/table/words/table-words.ts';
import type { TableWords } from '../../src/table/words/en.ts';
import { words as german } from '../../src/words/de.ts';
import { type Words, words as english } from '../../src/words/en.ts';

/** Everything that the page can say in a language: the tests look for what people read, whatever it is called today. */
export interface Said {
  readonly language: Language;
  readonly page: Words;
  readonly table: TableWords;
  readonly after: ReviewWords;
  readonly game: GameTexts;
}

const PAGE: Record<Language, Words> = { en: english, de: german };
const AFTER: Record<Language, ReviewWords> = { en: englishReview, de: germanReview };

/** The words of a language. */
export async function wordsOf(language: Language): Promise<Said> {
  return {
    language,
    page: PAGE[language],
    table: await loadTableWords(language),
    after: AFTER[language],
    game: await loadTexts(language),
  };
}
