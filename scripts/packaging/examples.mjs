import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './manifest.mjs';

/** The packages whose README shows how they are used. */
export const SHOWN = ['rules', 'pack', 'bots', 'protocol', 'client'];

/**
 * The programs in a README: its blocks of TypeScript.
 * @param {string} text
 */
export function programsIn(text) {
  return [...text.matchAll(/^```ts\n(?<program>[\s\S]*?)^```$/gm)].map(
    ({ groups }) => groups?.['program'] ?? '',
  );
}

/**
 * The example of a package; there is exactly one.
 * @param {string} name
 */
export function exampleOf(name) {
  const [program, ...others] = programsIn(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
  if (program === undefined || others.length > 0)
    throw new Error(`packages/${name}/README.md needs exactly one block of TypeScript`);
  return program;
}
