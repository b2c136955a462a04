import type { Texts } from '../text/texts.ts';
import type { Choice } from './choices.ts';

/** One of the answers on a line: a number means the list in which it was read, words and keys what is asked in their turn. */
export type Answer =
  | { readonly by: 'number'; readonly text: string; readonly choice: Choice }
  | { readonly by: 'words'; readonly text: string }
  | { readonly by: 'key'; readonly text: 'f' | 'p' };

const isKey = (word: string): word is 'f' | 'p' => word === 'f' || word === 'p';
const isNumber = (word: string): boolean => /^\d+$/.test(word);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isLetter = (word: string): boolean => /^\D$/u.test(word);

/** What was typed, in the order in which it is done: commas and keys stand between answers, blanks between numbers too. */
function separated(line: string): string[] {
  return line.split(',').flatMap((part) => {
    const words = part.split(/\s+/).filter((word) => word !== '');
    const answers: string[] = [];
    let phrase: string[] = [];
    const endPhrase = (): void => {
      const isMeantApart = phrase.every((word) => isNumber(word) || isLetter(word));
      answers.push(...(isMeantApart ? phrase : [phrase.join(' ')]));
      phrase = [];
    };
    for (const word of words) {
      if (!isKey(word.toLowerCase())) phrase.push(word);
      else {
        endPhrase();
        answers.push(word.toLowerCase());
      }
    }
    endPhrase();
    return answers;
  });
}

/** The answers on a line; or a sentence that says why it is none, and then nothing of it is to be done. */
export function readAnswers(line: string, choices: readonly Choice[], { play }: Texts): Answer[] | string {
  const answers: Answer[] = [];
  const texts = separated(line);
  for (const text of texts) {
    if (isKey(text)) answers.push({ by: 'key', text });
    else if (isLetter(text)) return texts.length > 1 ? play.standsAlone(text) : play.unknown(text);
    else if (hasLetters(text)) answers.push({ by: 'words', text });
    else if (!isNumber(text)) return play.unknown(text.slice(0, 40));
    else {
      const choice = choices[Number(text) - 1];
      if (choice === undefined) return play.outOfRange(text.slice(0, 10), choices.length);
      answers.push({ by: 'number', text, choice });
    }
  }
  return answers;
}
