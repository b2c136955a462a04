import { expect, test } from 'vitest';
import { startServer } from '../testing/started-server.ts';

test('an address that asks too often is told to wait, and then may again', async () => {
  const server = await startServer({ LIMIT_REQUESTS: '5' });
  const browser = server.browser();
  for (let i = 0; i < 5; i++) expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  const refused = await browser.ask('GET', '/api/me');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
  expect(refused.json).toEqual({ trouble: { code: 'tooFast', figures: { seconds: 12 } } });
  expect((await browser.ask('GET', '/healthz')).status).toBe(200);
  server.wait(12_000);
  expect((await browser.ask('GET', '/api/me')).status).toBe(200);
});

test('behind a trusted proxy everyone is counted by their own address', async () => {
  const server = await startServer({ LIMIT_REQUESTS: '2', TRUST_PROXY: 'loopback' });
  const ask = async (address: string) =>
    (await server.browser().ask('GET', '/api/me', undefined, { 'x-forwarded-for': address })).status;
  expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.1')]).toEqual([200, 200, 429]);
  expect(await ask('192.0.2.2')).toBe(200);
  // What the client itself claims to have been forwarded for is not believed.
  expect(await ask('192.0.2.9, 192.0.2.1')).toBe(429);
});

test('without a trusted proxy nobody can pose as another address', async () => {
  const server = await startServer({ LIMIT_REQUESTS: '2' });
  const ask = async (address: string) =>
    (await server.browser().ask('GET', '/api/me', undefined, { 'x-forwarded-for': address })).status;
  expect([await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.3')]).toEqual([200, 200, 429]);
});

test('a session that asks too often from many addresses is told to wait', async () => {
  const server = await startServer({ LIMIT_REQUESTS: '4', TRUST_PROXY: 'loopback' });
  const browser = server.browser();
  await browser.ask('POST', '/api/me', { name: 'Ana' });
  const ask = async (last: number) =>
    (await browser.ask('GET', '/api/me', undefined, { 'x-forwarded-for': `192.0.2.${last}` })).status;
  expect([await ask(1), await ask(2), await ask(3), await ask(4), await ask(5)]).toEqual([
    200, 200, 200, 200, 429,
  ]);
});

test('a request that makes the server read much counts as many', async () => {
  const browser = (await startServer({ LIMIT_REQUESTS: '20' })).browser();
  const ask = async (query: string) => (await browser.ask('GET', `/api/statistics?${query}`)).status;
  expect([await ask('by=role,person'), await ask('by=role'), await ask('by=person')]).toEqual([
    200, 200, 429,
  ]);
  expect(await ask('by=person&person=ana')).toBe(200);
});

test('whole games are given out and checked only so often, by person and by address', async () => {
  const server = await startServer({ LIMIT_REQUESTS: '1000' });
  const browser = server.browser();
  const path = '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/record';
  /** How many are answered before one is not; on a slow machine some come back meanwhile. */
  const granted = async (): Promise<number> => {
    for (let count = 0; ; count++) if ((await browser.ask('GET', path)).status === 429) return count;
  };
  expect(await granted()).toBeGreaterThanOrEqual(120);
  expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  server.wait(60_000);
  await browser.ask('POST', '/api/me', { name: 'Ana' });
  const ofPerson = await granted();
  expect(ofPerson).toBeGreaterThanOrEqual(30);
  expect(ofPerson).toBeLessThan(120);
});

test('what is brought is counted before its body is read', async () => {
  const server = await startServer({ LIMIT_UPLOADS: '1' });
  const browser = server.browser();
  expect((await browser.ask('POST', '/api/records', 'x'.repeat(3_000_000))).status).toBe(401);
  await browser.ask('POST', '/api/me', { name: 'Ana' });
  expect((await browser.ask('POST', '/api/packs', '{')).status).toBe(400);
  expect((await browser.ask('POST', '/api/packs', '{')).status).toBe(429);
});

test('a clock that is set back or ahead makes nobody wait longer, and nobody wait less', async () => {
  const server = await startServer({ LIMIT_REQUESTS: '5' });
  const browser = server.browser();
  const ask = async () => (await browser.ask('GET', '/api/me')).status;
  for (let i = 0; i < 5; i++) expect(await ask()).toBe(200);
  server.setClock(3_600_000);
  expect(await ask()).toBe(429);
  server.setClock(-7_200_000);
  server.wait(12_000);
  expect(await ask()).toBe(200);
});
