import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadResult, Order } from './orders.ts';

function start(file: string, ...words: readonly string[]): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [...words], { stdio: 'inherit' });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const fails = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('a process of the bench ended');
  });
  try {
    const [message] = (await Promise.race([once(child, 'message'), fails])) as [T];
    return message;
  } finally {
    ended.abort();
    fails.catch(() => {});
  }
}

/** The process with the clients. */
export interface Clients {
  do(order: Order): Promise<LoadResult>;
  stop(): void;
}

export function startClients(): Clients {
  const child = start('./load-process.ts');
  return {
    async do(order) {
      child.send(order);
      const answer = await nextMessage<{ result: LoadResult } | { error: string }>(child);
      if ('error' in answer) throw new Error(answer.error);
      return answer.result;
    },
    stop: () => void child.kill(),
  };
}

/** The bare server. */
export interface EchoServer {
  readonly address: string;
  /** Processor time used so far, in seconds. */
  cpu(): Promise<number>;
  stop(): void;
}

export async function startEchoServer(updateBytes: number): Promise<EchoServer> {
  const child = start('./echo-server.ts', String(updateBytes));
  const { address } = await nextMessage<{ address: string }>(child);
  return {
    address,
    async cpu() {
      child.send('cpu');
      return (await nextMessage<{ cpu: number }>(child)).cpu;
    },
    stop: () => void child.kill(),
  };
}

/** How fast a store takes entries that have nothing to do with each other. */
export interface AppendResult {
  /** Through our storage: one at a time, and as many at once as there are tables. */
  readonly alone: { readonly perSecond: number; readonly cpuMicroseconds: number };
  readonly together: { readonly perSecond: number; readonly cpuMicroseconds: number };
  /** The database itself, a hundred rows to a transaction; null where there is no such thing to measure. */
  readonly bare: { readonly perSecond: number; readonly cpuMicroseconds: number } | null;
}

/** Measures appends in a process of its own, on a store of its own beside the server's. */
export async function measureAppends(
  environment: Readonly<Record<string, string>>,
  tables: number,
  seconds: number,
): Promise<AppendResult> {
  const child = start('./append-process.ts', JSON.stringify(environment), String(tables), String(seconds));
  return nextMessage<AppendResult>(child);
}
