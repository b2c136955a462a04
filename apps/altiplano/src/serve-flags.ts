import { parseArgs } from 'node:util';
import type { Texts } from './text/texts.ts';

/** The options of `serve` and the variables of the server that they stand for. */
const FLAGS = { port: 'PORT', host: 'HOST', data: 'DATA_DIR' } as const;
type Flag = keyof typeof FLAGS;

function isFlag(name: string): name is Flag {
  return Object.hasOwn(FLAGS, name);
}

function complaint(flag: Flag, value: string, { flags }: Texts): string | null {
  switch (flag) {
    case 'port':
      return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? null : flags.port(value);
    case 'host':
      return /^[A-Za-z0-9.:_-]{1,253}$/.test(value) ? null : flags.host(value);
    case 'data':
      return value === '' ? flags.needsValue('--data') : null;
  }
}

/** The server's variables out of its options, or the first thing that is wrong with these. */
export function readServeFlags(
  args: readonly string[],
  texts: Texts,
): { readonly variables: Readonly<Record<string, string>> } | { readonly wrong: string } {
  const { flags } = texts;
  const options = Object.fromEntries(Object.keys(FLAGS).map((name) => [name, { type: 'string' }] as const));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const variables: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') return { wrong: flags.noWord(token.value) };
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isFlag(name) || !rawName.startsWith('--')) return { wrong: flags.unknown(rawName) };
    if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      return { wrong: flags.needsValue(rawName) };
    }
    const variable = FLAGS[name];
    if (variables[variable] !== undefined) return { wrong: flags.twice(rawName) };
    const wrong = complaint(name, value, texts);
    if (wrong !== null) return { wrong };
    variables[variable] = value;
  }
  return { variables };
}
