import { basename, isAbsolute } from 'node:path';
import { LAB } from '../text/program-name.ts';

const PLAIN = /^[\w./+:=@%,-]+$/;

function quoted(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A command as one would type it, for the file that it made; flags without a value are left out. */
export function commandLine(
  command: string,
  game: string,
  flags: Readonly<Record<string, string | number | undefined>>,
): string {
  const named = Object.entries(flags).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name} ${quoted(String(value))}`],
  );
  return [LAB, command, ...(game === '' ? [] : [game]), ...named].join(' ');
}

/** A file as a command line may name it: folders of one machine mean nothing on another. */
export function nameOfFile(file: string | undefined): string | undefined {
  return file === undefined || !isAbsolute(file) ? file : basename(file);
}
