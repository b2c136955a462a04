import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { rawRequest } from '../testing/raw-request.ts';
import { startServer } from '../testing/started-server.ts';

/** How the server answers the wish to open a socket. */
function opened(address: string, headers: Record<string, string>, path = '/ws'): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address.replace('http', 'ws').concat(path), { headers });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (_request, answer) => {
      resolve(answer.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => {});
  });
}

const CHANGES = [
  ['POST', '/api/me'],
  ['PATCH', '/api/me'],
  ['DELETE', '/api/me'],
  ['POST', '/api/me/code'],
  ['POST', '/api/me/claim'],
  ['POST', '/api/tables'],
  ['POST', '/api/packs'],
  ['POST', '/api/records'],
  ['POST', '/api/records/check'],
] as const;

test('a page of another site can change nothing, whatever it asks for', async () => {
  const server = await startServer();
  const ana = server.browser();
  await ana.ask('POST', '/api/me', { name: 'Ana' });
  const { port } = new URL(server.address);
  for (const origin of [
    'https://evil.example',
    'null',
    `http://127.0.0.1:1`,
    `http://localhost:${port}`,
    'file://',
    'nonsense',
  ]) {
    for (const [method, path] of CHANGES) {
      const { status, json } = await ana.ask(method, path, {}, { origin });
      expect([origin, path, status, json]).toEqual([
        origin,
        path,
        403,
        { trouble: { code: 'forbiddenOrigin', figures: {} } },
      ]);
    }
    expect(await opened(server.address, { origin, cookie: ana.cookies() })).toBe(403);
  }
  expect((await ana.ask('GET', '/api/me')).json).toMatchObject({ person: { name: 'Ana' } });
});

test('our own page and programs without a page may', async () => {
  const server = await startServer();
  const ana = server.browser();
  expect((await ana.ask('POST', '/api/me', { name: 'Ana' })).status).toBe(200);
  expect(await opened(server.address, { origin: server.address, cookie: ana.cookies() })).toBe(101);
  expect(await opened(server.address, { cookie: ana.cookies() })).toBe(101);
  const program = await fetch(`${server.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Bot"}',
  });
  expect(program.status).toBe(200);
});

test('a browser that hides the origin still says that it comes from another site', async () => {
  const server = await startServer();
  const ask = (site: string) =>
    fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
      body: '{"name":"Ana"}',
    });
  expect((await ask('cross-site')).status).toBe(403);
  expect((await ask('same-site')).status).toBe(403);
  expect((await ask('same-origin')).status).toBe(200);
});

test('with a public address, only pages from there may', async () => {
  const server = await startServer({ PUBLIC_ORIGIN: 'https://games.example.org' });
  const ask = async (origin: string) =>
    (await server.browser().ask('POST', '/api/me', { name: 'Ana' }, { origin })).status;
  expect(await ask('https://games.example.org')).toBe(200);
  expect(await ask('http://games.example.org')).toBe(403);
  expect(await ask('https://games.example.org.evil.example')).toBe(403);
  expect(await ask(server.address)).toBe(403);
});

test('nobody without a session gets a socket', async () => {
  const server = await startServer();
  expect(await opened(server.address, { origin: server.address })).toBe(401);
  expect(
    await opened(server.address, { origin: server.address, cookie: `altiplano=${'A'.repeat(43)}` }),
  ).toBe(401);
});

test('nothing but the socket’s own address becomes a socket', async () => {
  const server = await startServer();
  const ana = server.browser();
  await ana.ask('POST', '/api/me', { name: 'Ana' });
  const headers = { origin: server.address, cookie: ana.cookies() };
  for (const path of ['/', '/api/me', '/api/tables/secret', '/ws/', '/nothing', '/healthz']) {
    expect([path, await opened(server.address, headers, path)]).toEqual([path, 404]);
  }
  expect(server.logged()).not.toContain('secret');
});

test('without a public address nobody is served under a name that a stranger can own', async () => {
  const { address } = await startServer();
  const statusOf = async (host: string) => {
    const lines = ['GET /api/me HTTP/1.1', `Host: ${host}`, 'Connection: close'];
    return Number((await rawRequest(address, `${lines.join('\r\n')}\r\n\r\n`)).slice(9, 12));
  };
  for (const host of [
    'localhost:1',
    '127.0.0.1',
    '[fd00::1]:8080',
    '192.168.1.7',
    'pi',
    'pi.local',
    'pi.lan',
  ]) {
    expect([host, await statusOf(host)]).toEqual([host, 200]);
  }
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
  ]) {
    expect([host, await statusOf(host)]).toEqual([host, 403]);
  }
});

test('with a public address the proxy in front decides about names', async () => {
  const { address } = await startServer({ PUBLIC_ORIGIN: 'https://games.example.org' });
  const answer = await rawRequest(
    address,
    'GET /api/me HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\S+ 200/);
});
