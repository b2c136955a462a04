import { type Problem, problem } from './record/problem.ts';

/** A value out of JSON text, or where the text stops being JSON, as line and column. */
export function parseJson(text: string): { readonly json: unknown } | Problem {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    // What the engine's message says about the place differs from engine to engine, and often is nothing.
    const position = whereBroken(text);
    if (position === null) return problem('notJson', '');
    const before = text.slice(0, position).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const isCut = text.slice(position).trim() === '';
    return problem(isCut ? 'jsonCut' : 'notJson', `${before.length}:${column}`);
  }
}

const TOKEN =
  /[ \t\n\r]*(?:(?<open>[{[])|(?<close>[}\]])|(?<mark>[,:])|(?<text>")|(?<plain>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)))/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** What may come next: a value, a key, a mark, or the end. */
type Expected = 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'commaOrClose' | 'end';

/** Looking closely at a text costs much more than refusing it: further on nobody looks. */
const MOST_TOKENS = 5000;

/** The place of the first token that cannot stand where it stands, or where there is none; null if that is far on. */
function whereBroken(text: string): number | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  let from = 0;
  for (let token = 0; token < MOST_TOKENS; token++) {
    TOKEN.lastIndex = from;
    const groups = TOKEN.exec(text)?.groups;
    const next: Expected | null = groups === undefined ? null : after(groups, expected, open);
    if (groups === undefined || next === null) return skipSpace(text, from);
    expected = next;
    from = TOKEN.lastIndex;
    if (groups['text'] === undefined) continue;
    from = endOfString(text, from);
    if (text[from] !== '"') return from;
    from++;
  }
  return null;
}

/** The place of the closing quote, or of what keeps the string from being one. Walked, as strings may be long. */
function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"' && (text[at] as string) >= ' ') {
    ESCAPE.lastIndex = at;
    if (text[at] !== '\\') at++;
    else if (ESCAPE.test(text)) at = ESCAPE.lastIndex;
    else return at;
  }
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text[at] as string)) at++;
  return at;
}

function after(
  token: Record<string, string | undefined>,
  expected: Expected,
  open: string[],
): Expected | null {
  const isValue = expected === 'value' || expected === 'valueOrClose';
  const isKey = expected === 'key' || expected === 'keyOrClose';
  const closed: Expected = open.length === 0 ? 'end' : 'commaOrClose';
  const inObject = open.at(-1) === '{';
  if (token['open'] !== undefined) {
    if (!isValue) return null;
    open.push(token['open']);
    return token['open'] === '{' ? 'keyOrClose' : 'valueOrClose';
  }
  if (token['close'] !== undefined) {
    const fits = inObject ? token['close'] === '}' : token['close'] === ']';
    const mayClose = ['valueOrClose', 'keyOrClose', 'commaOrClose'].includes(expected);
    if (!fits || !mayClose) return null;
    open.pop();
    return open.length === 0 ? 'end' : 'commaOrClose';
  }
  if (token['mark'] === ':') return expected === 'colon' ? 'value' : null;
  if (token['mark'] === ',') return expected !== 'commaOrClose' ? null : inObject ? 'key' : 'value';
  if (isKey) return token['text'] === undefined ? null : 'colon';
  return isValue ? closed : null;
}
