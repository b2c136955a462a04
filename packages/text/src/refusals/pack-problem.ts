import { fillIn, type Problem, type ProblemCode } from '@altiplano/pack';
import type { GameTexts } from '../language.ts';

/** The checker's sentences in a language, and its words where they stand in them. */
export interface PackProblemTexts {
  readonly sentences: Readonly<Record<ProblemCode, string>>;
  readonly words: Readonly<Record<string, string>>;
}

/** What is wrong with a pack at one place; the place itself is the name of an entry and the same in all languages. */
export function packProblemText({ code, figures }: Problem, { packProblems, words }: GameTexts): string {
  const things: Readonly<Record<string, string>> = words.things;
  const inWords = Object.entries(figures).map(([name, figure]) => [
    name,
    (name === 'good' ? things[figure] : packProblems.words[figure]) ?? figure,
  ]);
  return fillIn(packProblems.sentences[code], Object.fromEntries(inWords) as Problem['figures']);
}
