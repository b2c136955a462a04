import { openStorage } from '@altiplano/storage';
import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '../clock.ts';
import { createLog } from '../logs/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createClosedSessions } from '../people/closed-sessions.ts';
import { createReadiness } from '../readiness.ts';
import { createBrowser } from '../testing/browser.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { startServer, temporaryFolder, testSettings } from '../testing/started-server.ts';
import { createApp } from './create-app.ts';
import type { HostedTables } from './parts.ts';

test('a server whose storage answers is healthy', async () => {
  const { status, json } = await (await startServer()).browser().ask('GET', '/healthz');
  expect([status, json]).toEqual([200, { ok: true }]);
});

test('without its storage it says that it is not, and faults tell a client nothing', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const storage = await openStorage({ kind: 'sqlite', folder: temporaryFolder() }, { node: 'embedded' });
  const settings = testSettings();
  const readiness = createReadiness({ storage, log, told: () => {} });
  onTestFinished(readiness.close);
  const app = await createApp(
    {
      settings,
      storage,
      readiness,
      log,
      metrics: createMetrics(),
      closedSessions: createClosedSessions(storage.news),
      ...createClock(),
      // Nobody gets as far as a table.
      tables: {} as HostedTables,
    },
    { addSocket: () => {}, isStopping: () => false },
  );
  onTestFinished(() => app.close());
  const browser = createBrowser(await app.listen({ port: 0, host: '127.0.0.1' }));
  await storage.close();
  const health = await browser.ask('GET', '/healthz');
  expect([health.status, health.json]).toEqual([503, { ok: false }]);
  expect((await browser.ask('GET', '/readyz')).status).toBe(503);
  expect((await browser.ask('GET', '/livez')).json).toEqual({ ok: true });
  const outage = await browser.ask('POST', '/api/me', { name: 'Ana' });
  expect([outage.status, outage.json]).toEqual([503, { trouble: { code: 'unavailable', figures: {} } }]);
  expect(outage.headers.getSetCookie()).toEqual([]);
  expect(lines.join('')).toMatch(/"stack":.+"msg":"fault"/);
});

test('metrics are for this machine, and not for what a proxy on it forwards', async () => {
  const server = await startServer();
  const browser = server.browser();
  await browser.ask('GET', '/api/me');
  const { text, headers } = await browser.ask('GET', '/metrics');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('altiplano_requests_total{status="200"} 1\n');
  expect(text).toMatch(/altiplano_memory_bytes \d+\n/);
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'cf-ray']) {
    expect((await browser.ask('GET', '/metrics', undefined, { [name]: 'a' })).status).toBe(404);
  }
});

test('metrics are for whoever asks this machine by its own name, not by one that leads here', async () => {
  const { address } = await startServer();
  const ask = (host: string) =>
    rawRequest(address, `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const host of ['localhost', '127.0.0.1:8080', '[::1]:80'])
    expect(await ask(host)).toMatch(/^HTTP\S+ 200/);
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a b',
    '10.0.0.1',
  ]) {
    expect(await ask(host)).toMatch(/^HTTP\S+ 4/);
  }
});

test('with a token set, metrics are for whoever has it', async () => {
  const token = 'llama-alpaca-vicuna';
  const browser = (await startServer({ METRICS_TOKEN: token })).browser();
  const ask = async (authorization?: string) =>
    (await browser.ask('GET', '/metrics', undefined, authorization === undefined ? {} : { authorization }))
      .status;
  expect(await ask()).toBe(404);
  expect(await ask('Bearer llama')).toBe(404);
  expect(await ask(token)).toBe(404);
  expect(await ask(`Bearer ${token}`)).toBe(200);
});
