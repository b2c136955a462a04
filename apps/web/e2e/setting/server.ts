import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const LIMITS = ['REQUESTS', 'GUESTS', 'CODES', 'TABLES', 'UPLOADS', 'CONNECTIONS', 'SOCKETS', 'MESSAGES'];

/** A real server in a process of its own, with a data folder of its own. */
export interface Server {
  readonly address: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data, at the same address, perhaps with other screens. */
  restart(screens?: string): Promise<void>;
  /** Ends it for good, and its data with it. */
  remove(): Promise<void>;
}

interface Running {
  readonly address: string;
  kill(): Promise<void>;
}

function run(data: string, port: string, screens?: string): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...Object.fromEntries(LIMITS.map((name) => [`LIMIT_${name}`, '0'])),
      PORT: port,
      DATA_DIR: data,
      LOG_LEVEL: 'info',
      ...(screens !== undefined && { WEB_DIR: screens }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return ended;
  };
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /"address":"(?<address>[^"]+)"/.exec(said)?.groups?.['address'];
      if (address !== undefined) resolve({ address, kill });
    });
    child.on('error', reject);
    void ended.then(() => reject(new Error(`The server did not start:\n${said}`)));
  });
}

/** Starts a server on a free port. */
export async function startServer(): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'altiplano-e2e-'));
  let running = await run(data, '0');
  const { address } = running;
  return {
    address,
    kill: () => running.kill(),
    restart: async (screens) => {
      running = await run(data, new URL(address).port, screens);
    },
    remove: async () => {
      await running.kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}
