import { marks } from '../message/marks.ts';
import { GRAMMAR, words } from './words.ts';

/** What a page can show, in the words of this language. */
export const mark = marks(words, GRAMMAR);
