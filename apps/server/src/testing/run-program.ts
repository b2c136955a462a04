import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real program in a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves with the address once it listens, or rejects with what it said if it ends before. */
  listening(): Promise<string>;
  /** Resolves with the exit code. */
  ended(): Promise<number | null>;
}

/** Starts the program with these variables and no others of ours, in English. */
export function runProgram(environment: Record<string, string>, ...words: string[]): Program {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { PATH: process.env['PATH'] ?? '', LANG: 'en_US.UTF-8', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    process: child,
    out: () => said.out,
    err: () => said.err,
    ended: () => ended,
    listening: () =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const address = /"address":"(?<address>[^"]+)"/.exec(said.out)?.groups?.['address'];
          if (address !== undefined) resolve(address);
        };
        child.stdout.on('data', look);
        look();
        void ended.then(() => reject(new Error(`${said.out}${said.err}`)));
      }),
  };
}
