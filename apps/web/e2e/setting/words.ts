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

/** The words of a language. */
export async function wordsOf(language: Language): Promise<Said> {
  return {
    language,
    page: language === 'de' ? german : english,
    table: await loadTableWords(language),
    after: language === 'de' ? germanReview : englishReview,
    game: await loadTexts(language),
  };
}
