import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresPrograms } from './postgres-binaries.ts';

export interface Cluster {
  /** The address of a database in it. */
  url(database: string): string;
  /** Its first process, as long as it runs. */
  pid(): number | undefined;
  /** Ends the first process without a warning, and brings the cluster up again, as after a crash. */
  crash(): Promise<void>;
  /** Stops it and removes all its files. */
  stop(): Promise<void>;
}

/** Who PostgreSQL runs as: never as root, which it refuses; there `nobody`, who exists on every such system. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '32MB',
};

/** Much quicker, and safe but for a failure of the whole machine, which no test is about. */
const HASTY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

const MOST_STARTS = 100;
const BETWEEN_STARTS = 200;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function initialise(programs: string, data: string): void {
  const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), args, { ...asNobody, cwd: data, encoding: 'utf8' });
  if (made.status === 0) return;
  throw new Error(`initdb failed: ${made.error?.message ?? ''}${made.stdout ?? ''}${made.stderr ?? ''}`);
}

/** Resolves once the server takes connections; rejects with what it said if it ends before. */
async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`postgres ended: ${said}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}

/** Makes the cluster's files in a folder and returns how to start a process on them. */
function prepare(folder: string, port: number, settings: Record<string, string>): () => ChildProcess {
  const isRoot = 'uid' in asNobody;
  if (isRoot) chmodSync(folder, 0o755);
  const programs = postgresPrograms(folder, isRoot);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  initialise(programs, data);
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...given], {
      ...asNobody,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
}

/**
 * Starts a PostgreSQL of its own: a child of this process, in a folder of its own, on a free port. Unless it shall be
 * hasty, what it acknowledges is on the disk.
 */
export async function startPostgres(hasty = false): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-postgres-'));
  let server: ChildProcess | undefined;
  function end(): void {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
  process.once('exit', end);
  try {
    const port = await freePort();
    const start = prepare(folder, port, { ...SETTINGS, ...(hasty ? HASTY : {}) });
    let started = start();
    server = started;
    let ended = once(started, 'exit');
    await ready(started);
    return {
      url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
      pid: () => started.pid,
      async crash() {
        started.kill('SIGKILL');
        await ended;
        for (let tries = 1; ; tries++) {
          started = start();
          server = started;
          ended = once(started, 'exit');
          try {
            return await ready(started);
          } catch (error) {
            // Those whom it left behind need a moment to notice, and hold its memory until then.
            if (tries === MOST_STARTS) throw error;
            await delay(BETWEEN_STARTS);
          }
        }
      },
      async stop() {
        started.kill('SIGINT');
        await ended;
        process.off('exit', end);
        end();
      },
    };
  } catch (error) {
    process.off('exit', end);
    end();
    throw error;
  }
}
