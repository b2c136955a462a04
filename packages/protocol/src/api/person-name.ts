/** As people count characters, and as JavaScript does: many marks can sit on one character. */
const MOST_CHARACTERS = 24;
const MOST_UNITS = 40;

/** What has no place in a name: controls, private and unassigned characters, halves of pairs, and marks that turn text around. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
/** The two invisible joiners that some scripts and emoji need stand between two visible characters. */
const LOOSE_JOINER = /(?:^|\s)[\u200C\u200D]|[\u200C\u200D](?:$|\s|[\u200C\u200D])/u;
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Blank though Unicode counts them as letters or symbols. */
const LOOKS_EMPTY = /[\u115F\u1160\u3164\uFFA0\u2800]/u;

/**
 * The name that a person will have, out of what was typed: one normal form, single spaces, none around it.
 * Null if it is empty, too long, or has characters that cannot be seen or that disturb the text around them.
 */
export function personName(typed: string): string | null {
  if (typed.length > 4 * MOST_UNITS) return null;
  const name = typed
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  if (name.length === 0 || name.length > MOST_UNITS) return null;
  if (FORBIDDEN.test(name) || LOOSE_JOINER.test(name) || LOOKS_EMPTY.test(name)) return null;
  if (!VISIBLE.test(name)) return null;
  return characters(name) > MOST_CHARACTERS ? null : name;
}

function characters(text: string): number {
  return [...SEGMENTER.segment(text)].length;
}
