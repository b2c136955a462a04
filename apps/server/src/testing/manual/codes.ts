import { TROUBLE_CODES } from '@altiplano/protocol';
import { type GameTexts, type Message, plain } from '@altiplano/text';

/** Every figure is shown by its name. */
const FIGURES = new Proxy<Record<string, string>>({}, { get: (_target, name) => `‹${String(name)}›` });

function row(code: string, words: Message): string {
  return `| \`${code}\` | ${plain(words).replaceAll('|', '\\|')} |`;
}

const HEAD = ['| code | what our own screens say |', '|---|---|'];

/** Why a server or a table refuses, in the words of our own screens. */
export function codesText({ troubles }: GameTexts): string {
  const given = { at: '', place: '', figures: FIGURES as never, rejection: [] };
  return [...HEAD, ...TROUBLE_CODES.map((code) => row(code, troubles[code](given)))].join('\n');
}

/** Why the rules refuse a move. */
export function rulesCodesText({ refusals }: GameTexts): string {
  const rows = Object.entries(refusals).map(([code, explain]) =>
    row(code, (explain as (figures: never) => Message)(FIGURES as never)),
  );
  return [...HEAD, ...rows].join('\n');
}
