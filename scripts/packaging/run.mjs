import { spawn } from 'node:child_process';

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, out: string, err: string }} Ran
 * @typedef {{ cwd?: string, input?: string, seconds?: number, env?: NodeJS.ProcessEnv }} How
 */

/** Seconds: what takes longer hangs. */
const MOST = 1800;

/** A step that did not hold; its message is all that is shown. */
export class Failed extends Error {}

/**
 * Runs a program to its end, or ends it where that does not come.
 * @param {readonly [string, ...string[]]} line
 * @param {How} [how]
 * @returns {Promise<Ran>}
 */
export function ran([command, ...args], { cwd, input = '', seconds = MOST, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'pipe', timeout: seconds * 1000 });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
    // Whoever does not read to the end is not at fault.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
}

/**
 * The standard output of a program that must end well.
 * @param {readonly [string, ...string[]]} line
 * @param {How} [how]
 */
export async function outputOf(line, how = {}) {
  const { code, signal, out, err } = await ran(line, how);
  if (code === 0) return out;
  const end = signal === null ? `exit code ${code}` : `ended by ${signal}`;
  throw new Failed(`${line.join(' ')}: ${end}\n${out}${err}`.trimEnd());
}
