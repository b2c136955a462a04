import { plain } from '../message/message.ts';
import type { Naming } from '../naming/naming.ts';
import type { Help, Paragraph } from './help.ts';
import { listMessages } from './lists.ts';

/** A place in the rule reference that fits what was looked for. */
export type Found =
  | { readonly is: 'paragraph'; readonly paragraph: Paragraph; readonly title: string }
  | { readonly is: 'term'; readonly term: Help['glossary'][number] };

interface Entry {
  readonly found: Found;
  /** The most telling words. */
  readonly head: readonly string[];
  readonly body: readonly string[];
}

export type Search = (typed: string) => Found[];

const MOST_FOUND = 20;

/** Letters without marks, so that Hauser finds Häuser. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How well a word fits: whole, from its beginning, or (as German puts words together) inside. */
function fit(words: readonly string[], typed: string): number {
  let best = 0;
  for (const word of words) {
    if (word === typed) return 3;
    if (word.startsWith(typed)) best = Math.max(best, 2);
    else if (typed.length > 2 && word.includes(typed)) best = Math.max(best, 1);
  }
  return best;
}

/** Umlauts may be typed as two letters: Haeuser. */
function spellings(word: string): string[] {
  return [word, word.replaceAll(/([aou])e/g, '$1')];
}

function worth({ head, body }: Entry, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const value = Math.max(...spellings(word).map((one) => 4 * fit(head, one) + fit(body, one)));
    if (value === 0) return 0;
    total += value;
  }
  return total;
}

/** An index over the rule reference; what it returns finds the places that contain every word typed, best first. */
export function createSearch(help: Help, names: Naming): Search {
  const paragraphs = help.chapters.flatMap(({ title, paragraphs: all }) =>
    all.map((paragraph): Entry => {
      const { example, rules, text } = paragraph;
      const list = example?.is === 'list' ? listMessages(example.list, names) : [];
      return {
        found: { is: 'paragraph', paragraph, title },
        head: [...wordsOf(title), ...rules.map(folded)],
        body: [text, ...list].flatMap((message) => wordsOf(plain(message))),
      };
    }),
  );
  const terms = help.glossary.map(
    (term): Entry => ({ found: { is: 'term', term }, head: wordsOf(term.name), body: wordsOf(term.says) }),
  );
  const entries = [...terms, ...paragraphs];
  return (typed) => {
    const words = wordsOf(typed);
    if (words.length === 0) return [];
    return entries
      .map((entry) => ({ entry, value: worth(entry, words) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, MOST_FOUND)
      .map(({ entry }) => entry.found);
  };
}
