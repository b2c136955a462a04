import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program in a folder of its own, in English, with what is typed into it. */
export function runProgram(args: readonly string[], typed = ''): Ran {
  const { LC_ALL: _all, LC_MESSAGES: _messages, ...env } = process.env;
  const ran = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder(),
    input: typed,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...env, LANG: 'en_US.UTF-8' },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

let made: string | undefined;

/** A folder for the files of one test file. */
export function folder(): string {
  made ??= mkdtempSync(join(tmpdir(), 'altiplano-cli-'));
  return made;
}
