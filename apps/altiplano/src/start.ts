import { readFileSync } from 'node:fs';
import { COMMAND_NAMES, isCommand, run } from '@altiplano/cli/program';
import { places } from './places.ts';
import { readServeFlags } from './serve-flags.ts';
import { LANGUAGES, systemLanguage } from './text/texts.ts';

/** What was typed is wrong: not the exit code of a check that failed. */
const WRONG = 2;

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (manifest as { readonly version: string }).version;
}

/** Names with commas, in lines that fit behind a column. */
function inLines(names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length > 40) lines.push(name);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines;
}

/** Starts the server as its variables say, and those that stand on the command line instead. */
async function serve(flags: readonly string[]): Promise<void> {
  const texts = LANGUAGES[systemLanguage(process.env)];
  const read = readServeFlags(flags, texts);
  if ('wrong' in read) {
    process.stderr.write(`altiplano: ${read.wrong}\n`);
    process.exitCode = WRONG;
    return;
  }
  Object.assign(process.env, read.variables);
  // A person at a terminal reads what the server says; its log, a line of JSON for each event, is for programs.
  if (process.stdout.isTTY) process.env['LOG_LEVEL'] ||= 'warn';
  process.argv.length = 2;
  await import('@altiplano/server/main');
}

/** Does what the command line says: serves the game where it names no command. */
export async function start(args: readonly string[]): Promise<void> {
  const texts = LANGUAGES[systemLanguage(process.env)];
  const [first = 'serve', ...rest] = args;
  for (const [variable, place] of Object.entries(places(process.env))) process.env[variable] ||= place;
  if (['--help', '-h'].includes(first) || (first === 'help' && !isCommand(rest[0] ?? ''))) {
    process.stdout.write(`${texts.help(inLines(COMMAND_NAMES))}\n`);
  } else if (first === '--version' || first === '-v') {
    process.stdout.write(`${version()}\n`);
  } else if (first === 'serve' && rest.some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${texts.help(inLines(COMMAND_NAMES))}\n`);
  } else if (first === 'serve') {
    await serve(rest);
  } else if (isCommand(first) || first === 'help' || first.startsWith('--lang')) {
    process.exitCode = await run(args);
  } else if (first.startsWith('-')) {
    await serve(args);
  } else {
    process.stderr.write(
      `altiplano: ${texts.unknownCommand(first, ['serve', ...COMMAND_NAMES].join(', '))}\n`,
    );
    process.exitCode = WRONG;
  }
}
