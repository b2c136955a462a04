import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const DECLARATION = /--([\w-]+):\s*(#[0-9a-f]+|light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\))\s*;/g;

/** Every colour that the theme declares, by name and theme, as its style sheets say. */
export function readThemeColors(): Map<string, Record<Theme, string>> {
  const folder = join(import.meta.dirname, '../theme');
  const text = ['colors.css', 'art.css'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return new Map(
    [...text.matchAll(DECLARATION)].map(([, name = '', value = '', light = value, dark = value]) => [
      name,
      { light, dark },
    ]),
  );
}
