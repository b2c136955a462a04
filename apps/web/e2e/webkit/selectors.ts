import type { Role } from '../setting/screen.ts';

// The language of Playwright's finder.

function quoted(text: string, exact: boolean): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"${exact ? 's' : 'i'}`;
}

function pattern(expression: RegExp): string {
  return String(expression)
    .replace(/(^|[^\\])(\\\\)*(["'`])/g, '$1$2\\$3')
    .replaceAll('>>', '\\>\\>');
}

/** Things of a role, perhaps of a name. */
export function byRole(
  role: Role,
  { name, exact = false, disabled }: { name?: string | RegExp; exact?: boolean; disabled?: boolean } = {},
): string {
  const named = typeof name === 'string' ? quoted(name, exact) : name && pattern(name);
  const state = disabled === undefined ? '' : `[disabled=${disabled}]`;
  return `internal:role=${role}${state}${named === undefined ? '' : `[name=${named}]`}`;
}

/** The innermost things with a text. */
export function byText(text: string | RegExp, exact = false): string {
  const found = typeof text === 'string' ? `${JSON.stringify(text)}${exact ? 's' : 'i'}` : pattern(text);
  return `internal:text=${found}`;
}
