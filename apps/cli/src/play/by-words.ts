import type { Choice } from './choices.ts';
import { phraseOf } from './labels.ts';
import type { Sight } from './sight.ts';

/** The words of a text as they are compared: without case, accents and signs. */
export function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each word that was typed begins a word of the other text. */
export function beginsWords(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

const isSame = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.length === words.length && typed.every((part, place) => part === words[place]);

const beginsEach = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.length === words.length && typed.every((part, place) => words[place]?.startsWith(part));

/** What was typed besides words of a heading. */
const notIn = (heading: readonly string[], typed: readonly string[]): string[] =>
  typed.filter((part) => !heading.includes(part));

const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** The words that a choice goes by. */
interface Named {
  readonly choice: Choice;
  readonly label: readonly string[];
  /** All but what it says in brackets, which goes for all of its choices alike. */
  readonly heading: readonly string[];
  /** The move as a phrase of its own. */
  readonly phrase: readonly string[];
  readonly listed: readonly string[];
  readonly all: readonly string[];
}

const withoutBrackets = (text: string): string => text.replaceAll(/\(.*?\)/g, '');

function namedAs(choice: Choice, sight: Sight): Named {
  // What ends something is not to be met by a word of its explanation.
  const label = wordsOf(choice.heading === null ? withoutBrackets(choice.label) : choice.label);
  const phrase = wordsOf(phraseOf(choice.readable, sight));
  const heading = wordsOf(withoutBrackets(choice.heading ?? ''));
  const listed = [...heading, ...label];
  const all = [...listed, ...wordsOf(choice.heading ?? ''), ...phrase];
  return { choice, label, heading, phrase, listed, all };
}

/** How typed words may fit a choice, the best first; what fits better leaves the rest out. */
const FITS: readonly ((typed: readonly string[], named: Named) => boolean)[] = [
  (typed, { label, phrase }) => isSame(typed, label) || isSame(typed, phrase),
  (typed, { heading, label }) => isSame(notIn(heading, typed), label),
  (typed, { label, listed }) => typed.every((part) => (isNumber(part) ? label : listed).includes(part)),
  (typed, { listed }) => typed.every((part) => listed.includes(part)),
  (typed, { heading, label }) => beginsEach(typed, label) || beginsEach(notIn(heading, typed), label),
  (typed, { listed }) => beginsWords(typed, listed),
  (typed, { all }) => typed.every((part) => all.includes(part)),
  (typed, { all }) => beginsWords(typed, all),
];

const beginsWith = (label: readonly string[], typed: readonly string[]): boolean =>
  typed.every((part, place) => part === label[place]);

/** Whoever says glass where it can be delivered, and sold for coins, has not said which. */
function withOtherHeadings(
  found: readonly Named[],
  named: readonly Named[],
  typed: readonly string[],
): Named[] {
  const headings = new Set(found.map(({ choice }) => choice.heading));
  return named.filter(
    (one) => found.includes(one) || (!headings.has(one.choice.heading) && beginsWith(one.label, typed)),
  );
}

/** Whoever names a tile or a place wants it there, unless a word says that it goes back. */
function isForward({ readable, heading }: Choice, typed: readonly string[]): boolean {
  const back = wordsOf(heading ?? '');
  return readable.type !== 'unplace' || typed.some((part) => back.includes(part));
}

function fitting(typed: readonly string[], choices: readonly Choice[], sight: Sight): Choice[] {
  if (typed.length === 0) return [];
  const named = choices.filter((choice) => isForward(choice, typed)).map((choice) => namedAs(choice, sight));
  for (const fits of FITS) {
    const found = named.filter((name) => fits(typed, name));
    if (found.length > 0) return withOtherHeadings(found, named, typed).map(({ choice }) => choice);
  }
  return [];
}

/** The choices that some words may mean: by label, heading or as a phrase, exact words before beginnings. */
export function choicesByWords(text: string, choices: readonly Choice[], sight: Sight): Choice[] {
  const typed = wordsOf(text);
  const { fillers } = sight.names.texts.play;
  const found = fitting(typed, choices, sight);
  return found.length > 0
    ? found
    : fitting(
        typed.filter((part) => !fillers.includes(part)),
        choices,
        sight,
      );
}
