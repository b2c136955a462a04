import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { steadyPack } from '@altiplano/pack/testing';
import { run } from '../program.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a real program in a folder of its own, in English, with what is typed into it. */
export function inItsOwnProcess(main: string, args: readonly string[], typed = ''): Ran {
  const { LC_ALL: _all, LC_MESSAGES: _messages, ...env } = process.env;
  const ran = spawnSync(process.execPath, [main, ...args], {
    cwd: folder(),
    input: typed,
    encoding: 'utf8',
    timeout: 1_200_000,
    env: { ...env, LANG: 'en_US.UTF-8' },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** The same for the terminal program. */
export function runProgram(args: readonly string[], typed = ''): Ran {
  return inItsOwnProcess(MAIN, args, typed);
}

let made: string | undefined;

/** A folder for the files of one test file. */
export function folder(): string {
  made ??= mkdtempSync(join(tmpdir(), 'altiplano-cli-'));
  return made;
}

/** Makes the program play with values that stay as they are, for what a test can only say of one certain position. */
export function withSteadyPack(): readonly string[] {
  const file = join(folder(), 'steady-pack.json');
  writeFileSync(file, JSON.stringify(steadyPack));
  return ['--pack', file];
}

/** Runs a program within this process: much faster, for what needs no process of its own. */
export async function withinThisProcess(
  program: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<Ran> {
  const { stdout, stderr, env } = process;
  const { LC_ALL = '' } = env;
  env['LC_ALL'] = 'en_US.UTF-8';
  const written = { out: '', err: '' };
  const streams = [
    { stream: stdout, name: 'out' as const, write: stdout.write },
    { stream: stderr, name: 'err' as const, write: stderr.write },
  ];
  for (const { stream, name } of streams) {
    stream.write = (text: string | Uint8Array) => {
      written[name] += String(text);
      return true;
    };
  }
  try {
    const code = await program(args);
    return { code, ...written };
  } finally {
    for (const { stream, write } of streams) stream.write = write;
    env['LC_ALL'] = LC_ALL;
  }
}

/** The same for the terminal program. */
export function runWithin(args: readonly string[]): Promise<Ran> {
  return withinThisProcess(run, args);
}
