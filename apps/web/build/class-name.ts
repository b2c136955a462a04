import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** They stand in the sheet and in the script of every class, and both are waited for. */
const SIGNS = 4;
const sheets = new Map<string, string>();

/** The name of a class on the page: its own and that of its style sheet, nothing that changes from line to line. */
export function className(name: string, file: string): string {
  const [sheet = ''] = relative(import.meta.dirname, file)
    .replaceAll('\\', '/')
    .split('?');
  const sign = createHash('sha256').update(sheet).digest('base64url').slice(0, SIGNS);
  const other = sheets.get(sign) ?? sheet;
  if (other !== sheet) throw new Error(`'${sheet}' and '${other}' have the same sign: rename one`);
  sheets.set(sign, sheet);
  return `${name}_${sign}`;
}
