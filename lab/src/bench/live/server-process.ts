import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url));
const LIMITS = ['REQUESTS', 'GUESTS', 'CODES', 'TABLES', 'UPLOADS', 'CONNECTIONS', 'SOCKETS', 'MESSAGES'];

/** The real program in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** Whether it has ended, for whatever reason. */
  hasEnded(): boolean;
  /** The lines of its log that tell of trouble. */
  complaints(): readonly string[];
  /** Ends it as a failing machine would, without any warning. */
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** All limits lifted: a bench is one address and in a hurry. */
function settings(port: number, environment: Readonly<Record<string, string>>): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    LANG: 'en_US.UTF-8',
    PORT: String(port),
    WEB_DIR: '/nowhere',
    ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '0'])),
    ...environment,
  };
}

/** Reads lines from a stream and keeps those that a check picks. */
function keepLines(child: ChildProcess, isKept: (line: string) => boolean, line: (text: string) => void) {
  const kept: string[] = [];
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line(one);
      if (isKept(one)) kept.push(one);
    }
  });
  return kept;
}

/** Starts the server and waits until it listens; rejects with what it said if it ends before. */
export async function startServerProcess(
  port: number,
  environment: Readonly<Record<string, string>>,
  nodeArguments: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeArguments, MAIN], {
    env: settings(port, environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-10_000);
  });
  let hasEnded = false;
  const ended = once(child, 'close').then(() => {
    hasEnded = true;
    process.off('exit', killWithUs);
  });
  let complaints: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    complaints = keepLines(
      child,
      (line) => /"level":"(?:warn|error|fatal)"/.test(line),
      (line) => {
        const found = /"address":"(?<address>[^"]+)"/.exec(line)?.groups?.['address'];
        if (found !== undefined) resolve(found);
      },
    );
    void ended.then(() => reject(new Error(`the server ended: ${complaints.join('\n')}${said}`)));
  });

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!hasEnded) child.kill(signal);
    await ended;
  }

  return {
    address,
    process: child,
    hasEnded: () => hasEnded,
    complaints: () => complaints,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
