/** One emoji as people see it: with its colour, its style, joined ones, a key, a flag of a region. */
const EMOJI =
  /(?:\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?)*(?:(?<=\u{1F3F4})[\u{E0030}-\u{E007A}]{2,6}\u{E007F})?|[\d#*]\uFE0F?\u20E3)/gu;
/** Scripts in which the two joiners change how a letter is written. */
const JOINED =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Nkoo}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]';
const JOINER = new RegExp(`(?<=${JOINED})[\\u200C\\u200D](?=${JOINED})`, 'gu');
/** Blank, though Unicode counts some of these as letters or symbols. */
const BLANK = /[\p{White_Space}\u115F\u1160\u3164\uFFA0\u2800\u{1D159}]+/gu;
/** What cannot be seen or turns text around: controls, private and unassigned characters, halves of pairs, selectors. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** More marks on one character than any language has; they would cover the lines around. */
const TOWER = /(?<few>\p{M}{4})\p{M}+/gu;

/** Without what cannot be seen, except where a piece that the pattern finds needs it. */
function cleaned(text: string, needed: RegExp, clean: (part: string) => string): string {
  let kept = '';
  let from = 0;
  for (const found of text.matchAll(needed)) {
    kept += clean(text.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return kept + clean(text.slice(from));
}

function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '');
}

function once(text: string): string {
  const seen = cleaned(text.replaceAll(BLANK, ' '), EMOJI, (part) => cleaned(part, JOINER, withoutUnseen));
  return seen.replaceAll(TOWER, '$<few>').normalize('NFC').replaceAll(BLANK, ' ').trim();
}

/**
 * What is kept of any text that people type: one line in one normal form, single spaces, none around it, nothing that
 * cannot be seen or that turns text around. Emoji stay whole. Done again it changes nothing.
 */
export function plainText(typed: string): string {
  let text = once(typed.normalize('NFC'));
  // What stood apart may only now be one character, or have become blank.
  for (let next = once(text); next !== text; next = once(text)) text = next;
  return text;
}
