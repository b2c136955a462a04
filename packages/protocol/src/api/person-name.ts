import { plainText } from '../people-text/plain-text.ts';

/** As people count characters, and as JavaScript does: many marks can sit on one character. */
const MOST_CHARACTERS = 24;
const MOST_UNITS = 40;

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The name that a person will have, out of what was typed: plain text. Null if nothing of it can be seen, or if it is
 * too long.
 */
export function personName(typed: string): string | null {
  if (typed.length > 4 * MOST_UNITS) return null;
  const name = plainText(typed);
  if (name.length > MOST_UNITS || !VISIBLE.test(name)) return null;
  return characters(name) > MOST_CHARACTERS ? null : name;
}

function characters(text: string): number {
  return [...SEGMENTER.segment(text)].length;
}
