import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { arrive } from '../testing/people.ts';
import { type StartedServer, startServer } from '../testing/started-server.ts';

const HEADERS = 'POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const NOT_HTTP = 'hello\r\n\r\n';

/** A connection whose other end never hangs up of itself, and what came over it. */
function hold(address: string, bytes = '') {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const held = { socket, heard: '', isOver: false };
  socket.setEncoding('utf8').on('data', (text: string) => (held.heard += text));
  const over = (): void => void (held.isOver = true);
  socket.on('error', over).on('end', over).on('close', over);
  socket.write(bytes);
  return held;
}

async function ended(socket: Socket): Promise<void> {
  await Promise.race([once(socket, 'end'), once(socket, 'close')]).catch(() => {});
}

/** Waits until the server has no more connections open than these. */
async function until(server: StartedServer, most: number): Promise<void> {
  let open = Infinity;
  while (open > most) {
    const { text } = await server.browser().ask('GET', '/metrics');
    open = Number(/altiplano_connections (\d+)/.exec(text)?.[1]);
    await endOfTurn();
  }
}

test('whoever sends no HTTP is answered, and then the connection is gone, whether its other end goes or not', async () => {
  const server = await startServer({}, { patience: { farewell: 50 } });
  const held = Array.from({ length: 30 }, () => hold(server.address, NOT_HTTP));
  await Promise.all(held.map(({ socket }) => ended(socket)));
  for (const { heard } of held) expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  // The one that asks.
  await until(server, 1);
});

test.each([
  ['nothing at all', ''],
  ['headers that never end', HEADERS],
  ['a body that never comes', `${HEADERS}Content-Length: 9\r\n\r\n{`],
  ['a body without end', `${HEADERS}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
])('whoever sends %s is told so in time, and then the connection is gone', async (_what, bytes) => {
  const patience = { headers: 100, request: 200, check: 20, farewell: 50 };
  const server = await startServer({}, { patience });
  const held = Array.from({ length: 5 }, () => hold(server.address, bytes));
  await Promise.all(held.map(({ socket }) => ended(socket)));
  for (const { heard } of held) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  await until(server, 1);
});

test.each([
  ['asks nothing more', 'GET /api/me HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['may not ask', 'GET /api/me HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ['wants another protocol', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
])('the connection of whoever %s is gone after a while', async (_what, bytes) => {
  const server = await startServer({}, { patience: { stalled: 600 } });
  const held = Array.from({ length: 5 }, () => hold(server.address, bytes));
  await Promise.all(held.map(({ socket }) => ended(socket)));
  for (const { heard } of held) expect(heard).toMatch(/^HTTP\/1\.1 /);
  await until(server, 1);
});

test('one address has only so many connections, before it has sent anything', async () => {
  const server = await startServer({ LIMIT_CONNECTIONS: '3' });
  const held = Array.from({ length: 3 }, () => hold(server.address));
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
  await Promise.all(Array.from({ length: 20 }, () => ended(hold(server.address).socket)));
  expect(held.map(({ isOver }) => isOver)).toEqual([false, false, false]);
  held[0]?.socket.destroy();
  for (let answer = ''; !answer.startsWith('HTTP/1.1 200'); ) {
    const next = hold(server.address, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await ended(next.socket);
    answer = next.heard;
  }
});

test('a trusted proxy has as many connections as its people need', async () => {
  const server = await startServer({ LIMIT_CONNECTIONS: '3', TRUST_PROXY: 'loopback' });
  const held = Array.from({ length: 20 }, () => hold(server.address));
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
  expect((await server.browser().ask('GET', '/healthz')).status).toBe(200);
  expect(held.every(({ isOver }) => !isOver)).toBe(true);
});

test('only so many large bodies are held at once, however slowly they come', async () => {
  const server = await startServer();
  const browser = server.browser();
  await browser.ask('POST', '/api/me', { name: 'Ann' });
  const head = `POST /api/records HTTP/1.1\r\nHost: a\r\nCookie: ${browser.cookies()}\r\nContent-Type: application/json\r\n`;
  const begun = `${head}Content-Length: 1000000\r\n\r\n{`;
  const all = Array.from({ length: 10 }, () => hold(server.address, begun));
  const refused = () => all.filter(({ heard }) => heard.startsWith('HTTP/1.1 429 '));
  while (refused().length < 6) await endOfTurn();
  const bring = async () => (await browser.ask('POST', '/api/packs', '{')).status;
  expect(await bring()).toBe(429);
  const held = all.filter(({ heard }) => heard === '');
  expect(held).toHaveLength(4);
  held[0]?.socket.destroy();
  while ((await bring()) !== 400) await endOfTurn();
});

const ASK = 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n';

test.each([
  ['asks', ASK],
  ['expects', 'GET /livez HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'],
])(
  'whoever %s too much in one go loses every connection over which can be asked, and nobody hears of it',
  async (_what, ask) => {
    const server = await startServer();
    const few = hold(server.address, ask.repeat(8));
    while (few.heard.split('HTTP/1.1 200').length < 9) await once(few.socket, 'data');
    const many = hold(server.address, ask.repeat(20_000));
    await Promise.all([ended(many.socket), ended(few.socket)]);
    expect(many.heard).toBe('');
    let text = '';
    while (text === '') {
      const asked = await server
        .browser()
        .ask('GET', '/metrics')
        .catch(() => null);
      text = asked?.text ?? '';
    }
    expect(Number(/altiplano_requests_total{status="200"} (\d+)/.exec(text)?.[1])).toBeLessThan(40);
  },
);

test('whoever asked too much in one go gets no new connection for a while; open WebSockets stay', async () => {
  const server = await startServer({}, { patience: { banned: 3_600_000 } });
  const guest = await arrive(server.address, 'Ann');
  const client = await guest.connect();
  await ended(hold(server.address, ASK.repeat(9)).socket);
  const next = hold(server.address, ASK);
  await ended(next.socket);
  expect(next.heard).toBe('');
  expect(await client.mustNot({ type: 'watch', table: 'none' })).toBe('noSuchTable');
});

test('of a trusted proxy only the connection is cut over which too much is asked in one go', async () => {
  const server = await startServer({ TRUST_PROXY: 'loopback' }, { patience: { banned: 3_600_000 } });
  const other = hold(server.address, ASK);
  await once(other.socket, 'data');
  await ended(hold(server.address, ASK.repeat(9)).socket);
  expect((await server.browser().ask('GET', '/livez')).status).toBe(200);
  other.socket.write(ASK);
  await once(other.socket, 'data');
  expect(other.heard.split('HTTP/1.1 200')).toHaveLength(3);
});
