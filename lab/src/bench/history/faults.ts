import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Dice } from '../live/dice.ts';
import { type ServerProcess, startServerProcess } from '../live/server-process.ts';
import { persist } from './client.ts';

const SHIM = fileURLToPath(new URL('./clock-shim.ts', import.meta.url));

/** A node that is started again whenever it ends. */
export interface Node {
  pid(): number;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startNode(port: number, environment: Readonly<Record<string, string>>): Promise<Node> {
  const start = (): Promise<ServerProcess> => startServerProcess(port, environment, ['--import', SHIM]);
  let server = await start();
  return {
    pid: () => server.process.pid ?? 0,
    async kill() {
      await server.kill();
      server = await persist(start);
    },
    stop: () => server.stop(),
  };
}

/** Everything that a fault can strike. */
export interface Target {
  readonly nodes: readonly Node[];
  /** The database's first process, where it is another program's. */
  readonly database: { pid(): number | undefined; crash(): Promise<void> } | null;
}

export const FAULTS = [
  'kill a node',
  'kill the database',
  'stop a node',
  'stop the database',
  'jump',
  'full disk',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Without an effect on this system, it would be counted and prove nothing. */
const mayFill = process.platform === 'linux' && limitFiles(process.pid, 'unlimited');

function limitFiles(pid: number, bytes: number | 'unlimited'): boolean {
  return spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]).status === 0;
}

/** The kinds that can strike this target here. */
export function possibleFaults({ database }: Target): readonly FaultKind[] {
  return FAULTS.filter((kind) => {
    if (kind === 'full disk') return mayFill;
    return database !== null || !kind.endsWith('the database');
  });
}

/** Who started a process; nobody's if it has ended meanwhile. */
function parentOf(pid: string): number {
  try {
    return Number(
      /^PPid:\s+(?<parent>\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.groups?.['parent'],
    );
  } catch {
    // Looked for a moment too late.
    return -1;
  }
}

/** A process and those that it has started. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.map(Number)];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function stopFor(pids: readonly number[], milliseconds: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await delay(milliseconds);
  signal(pids, 'SIGCONT');
}

async function fillFor(pids: readonly number[], milliseconds: number): Promise<void> {
  for (const pid of pids) limitFiles(pid, 4096);
  await delay(milliseconds);
  for (const pid of pids) limitFiles(pid, 'unlimited');
}

/** What lasts takes so long, at least and at most. */
export interface FaultLengths {
  readonly stop: readonly [number, number];
  readonly full: readonly [number, number];
}

/** Strikes, and resolves when all that was taken away is back. */
export async function strike(
  kind: FaultKind,
  { nodes, database }: Target,
  lengths: FaultLengths,
  dice: Dice,
): Promise<void> {
  const node = nodes[dice(nodes.length)] as Node;
  const between = ([least, most]: readonly [number, number]): number =>
    least + dice(Math.max(1, most - least));
  const databasePids = (): number[] => familyOf(database?.pid() ?? -1).filter((pid) => pid > 0);
  switch (kind) {
    case 'kill a node':
      return node.kill();
    case 'kill the database':
      return database?.crash();
    case 'stop a node':
      return stopFor([node.pid()], between(lengths.stop));
    case 'stop the database':
      return stopFor(databasePids(), between(lengths.stop));
    case 'jump':
      return signal([node.pid()], 'SIGUSR2');
    case 'full disk': {
      await fillFor(database === null ? [node.pid()] : databasePids(), between(lengths.full));
      // Whom the first process has started meanwhile have its limits of then.
      if (database !== null) for (const pid of databasePids()) limitFiles(pid, 'unlimited');
    }
  }
}
