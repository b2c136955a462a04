import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser of its own with one window: what W3C WebDriver can do with it. */
export interface Driver {
  send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
  end(): Promise<void>;
}

/** A page that has not answered by then is frozen. */
const ANSWERS_WITHIN = 60_000;
const STARTS_WITHIN = 30_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function ask<Value>(address: string, method: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN);
  const request = { method, signal, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(address, request).catch((error: unknown) => {
    throw signal.aborted ? new Error('The page no longer answers.', { cause: error }) : error;
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (response.ok) return value;
  throw new Error(`${value.error}: ${value.message}`);
}

/** A person's settings who wants nothing to move: GTK has them in a file. */
function settings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'altiplano-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

async function isUp(address: string): Promise<void> {
  for (const until = Date.now() + STARTS_WITHIN; ; ) {
    try {
      await ask(`${address}/status`, 'GET');
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error('WebKitWebDriver does not start.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts WebKitWebDriver, and by it the MiniBrowser of the same packages. One driver serves one browser only. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  // Neither the desktop's services nor a graphics card: a page is the same without, and starts sooner.
  const folder = settings();
  const env = {
    ...process.env,
    XDG_CONFIG_HOME: folder,
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const child = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const failed = new Promise<never>((_, reject) => child.on('error', reject));
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([isUp(address), failed]);
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, 'POST', { capabilities: {} });
  const session = `${address}/session/${sessionId}`;
  return {
    send: (method, path, body) => ask(`${session}${path}`, method, body),
    async end() {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      // A frozen page does not say goodbye: its browser, a child of the driver, ends with the group of processes.
      await Promise.race([
        ask(session, 'DELETE').catch(() => null),
        new Promise((resolve) => setTimeout(resolve, 5000)),
      ]);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
