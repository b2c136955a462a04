/** What has no place in a line: controls and unassigned characters, halves of pairs, and marks that turn text around. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;
const BLANK = /[\s\u115F\u1160\u3164\uFFA0\u2800]+/gu;

/** A line of chat out of what was typed: one line, single spaces, nothing invisible; empty if nothing is left. */
export function chatText(typed: string): string {
  return typed.normalize('NFC').replaceAll(BLANK, ' ').replaceAll(FORBIDDEN, '').trim();
}
