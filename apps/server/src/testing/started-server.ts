import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createClock } from '../clock.ts';
import type { Patience } from '../http/connections.ts';
import { createLog } from '../logs/logger.ts';
import { createServer } from '../serve.ts';
import { type Environment, readSettings, type Settings } from '../settings/settings.ts';
import type { Rhythm } from '../tables/nodes/rhythm.ts';
import { type Browser, createBrowser } from './browser.ts';

/** A server of a test's own: a real one on a free port, with a real store in a folder that goes with the test. */
export interface StartedServer {
  readonly address: string;
  readonly settings: Settings;
  /** Everything it has logged so far. */
  readonly logged: () => string;
  browser(): Browser;
  /** Time goes on by so many milliseconds. */
  wait(milliseconds: number): void;
  /** Somebody sets the system's clock by so many milliseconds. */
  setClock(by: number): void;
  close(): Promise<void>;
}

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings of a test, where nothing else is said without limits. */
export function testSettings(environment: Environment = {}): Settings {
  const limits = ['REQUESTS', 'GUESTS', 'CODES', 'TABLES', 'UPLOADS', 'CONNECTIONS', 'SOCKETS', 'MESSAGES'];
  const read = readSettings({
    PORT: '0',
    BOT_WORKERS: '1',
    LOG_LEVEL: 'trace',
    WEB_DIR: '/nowhere',
    ...Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '0'])),
    ...environment,
  });
  if ('complaints' in read) throw new Error(JSON.stringify(read.complaints));
  return read.settings;
}

export interface StartOptions {
  /** How far its clock is ahead of ours, in milliseconds. */
  readonly ahead?: number;
  readonly rhythm?: Partial<Rhythm>;
  readonly patience?: Partial<Patience>;
}

export async function startServer(
  environment: Environment = {},
  options: StartOptions = {},
): Promise<StartedServer> {
  const settings = testSettings({ DATA_DIR: environment['DATA_DIR'] ?? temporaryFolder(), ...environment });
  const lines: string[] = [];
  const log = createLog(settings.logLevel, { write: (line: string) => void lines.push(line) });
  let { ahead = 0 } = options;
  let set = 0;
  const { rhythm = {}, patience = {} } = options;
  const server = await createServer({
    settings,
    log,
    clock: createClock(
      () => Date.now() + ahead + set,
      () => performance.now() + ahead,
    ),
    storageThread: false,
    rhythm,
    patience,
  });
  onTestFinished(() => server.close());
  return {
    address: server.address,
    settings,
    logged: () => lines.join(''),
    browser: () => createBrowser(server.address),
    wait: (milliseconds) => void (ahead += milliseconds),
    setClock: (by) => void (set += by),
    close: () => server.close(),
  };
}
