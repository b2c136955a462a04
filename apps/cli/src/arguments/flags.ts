import { parseArgs } from 'node:util';
import { BadInput } from '../bad-input.ts';
import type { Texts } from '../text/texts.ts';

export type FlagKinds = Readonly<Record<string, 'text' | 'switch'>>;

/** What stands on the command line after the command's name. */
export interface Line {
  readonly words: readonly string[];
  /** By name without dashes; a switch has the value ''. */
  readonly flags: ReadonlyMap<string, string>;
}

/** Few enough letters apart to be a slip of the finger. */
function isSimilar(a: string, b: string): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return (row[b.length] as number) <= Math.max(1, Math.floor(b.length / 3));
}

/** Reads a command's arguments; whatever is unknown, incomplete or said twice is refused. */
export function readLine(args: readonly string[], kinds: FlagKinds, command: string, texts: Texts): Line {
  const { complaints } = texts;
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'text' ? 'string' : 'boolean' }]),
  ) as Record<string, { type: 'string' | 'boolean' }>;
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const words: string[] = [];
  const flags = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const kind = Object.hasOwn(kinds, name) && rawName.startsWith('--') ? kinds[name] : undefined;
    if (kind === undefined) {
      const similar = Object.keys(kinds).find((known) => isSimilar(name, known));
      throw new BadInput(
        complaints.unknownOption(rawName, command, similar === undefined ? null : `--${similar}`),
      );
    }
    if (flags.has(name)) throw new BadInput(complaints.givenTwice(rawName));
    if (kind === 'switch') {
      if (value !== undefined) throw new BadInput(complaints.takesNoValue(rawName));
      flags.set(name, '');
    } else {
      const isNext = value !== undefined && !token.inlineValue && value.startsWith('--');
      if (value === undefined || isNext) throw new BadInput(complaints.needsValue(rawName));
      flags.set(name, value);
    }
  }
  return { words, flags };
}

/** A whole number among the flags. */
export function numberFlag(
  line: Line,
  name: string,
  least: number,
  most: number,
  texts: Texts,
): number | undefined {
  const value = line.flags.get(name);
  if (value === undefined) return undefined;
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new BadInput(texts.complaints.wrongNumber(`--${name}`, value, least, most));
}

/** One of a few words among the flags. */
export function choiceFlag<Word extends string>(
  line: Line,
  name: string,
  allowed: readonly Word[],
  texts: Texts,
): Word | undefined {
  const value = line.flags.get(name);
  if (value === undefined) return undefined;
  const found = allowed.find((word) => word === value);
  if (found !== undefined) return found;
  throw new BadInput(texts.complaints.wrongChoice(`--${name}`, value, allowed.join(` ${texts.words.or} `)));
}
