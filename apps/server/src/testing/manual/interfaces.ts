import { readFileSync } from 'node:fs';

const RULES = new URL('../../../../../packages/rules/src/', import.meta.url);

/** The interfaces in which a view is described, where they stand and in the order in which they are read. */
const INTERFACES = [
  ['view/view.ts', 'View'],
  ['view/player.ts', 'PlayerView'],
  ['view/player.ts', 'RowView'],
  ['view/own.ts', 'OwnView'],
  ['scoring/score.ts', 'Score'],
] as const;

/** The source of an interface, with the comment above it. */
function sourceOf(path: string, name: string): string {
  const text = readFileSync(new URL(path, RULES), 'utf8');
  const found = new RegExp(
    `(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export interface ${name} \\{[\\s\\S]*?\\n\\}`,
  ).exec(text);
  if (found === null) throw new Error(`${path} has no interface ${name}`);
  return found[0].replaceAll('export ', '').replaceAll('readonly ', '');
}

/** What a view is made of, word for word as the rules have it. */
export function viewInterfaces(): string {
  const sources = INTERFACES.map(([path, name]) => sourceOf(path, name));
  return `\`\`\`ts\n${sources.join('\n\n')}\n\`\`\``;
}
