// `npm run -s altiplano -- …`: the terminal program, and under their old names the commands that are the lab's now.
import { fileURLToPath } from 'node:url';

/** What was asked of the terminal program before there was a lab. */
const MOVED = ['simulate', 'arena', 'ladder', 'gates', 'balance', 'tune', 'learn'];

/**
 * Whether a line is for the lab: its first word says so, behind a language and `help`.
 * @param {readonly string[]} args
 */
export function isForLab(args) {
  const [first = ''] = args;
  if (first === '--lang') return isForLab(args.slice(2));
  if (first === 'help' || first.startsWith('--lang=')) return isForLab(args.slice(1));
  return MOVED.includes(first);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const main = isForLab(process.argv.slice(2)) ? '../lab/src/main.ts' : '../apps/cli/src/main.ts';
  await import(new URL(main, import.meta.url).href);
}
