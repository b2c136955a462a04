import { troubleSchema } from '@altiplano/protocol';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../testing/browser.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { startServer } from '../testing/started-server.ts';

/** What a refusal says; it must be in the protocol's form, and nothing else. */
function troubleOf({ json }: Answer): { code: string; place?: string } {
  const { trouble, ...rest } = json as { trouble: unknown };
  expect(rest).toEqual({});
  return troubleSchema.parse(trouble) as { code: string; place?: string };
}

async function guest(browser: Browser): Promise<void> {
  await browser.ask('POST', '/api/me', { name: 'Ana' });
}

test('whatever is no JSON is refused with the place where it stops being JSON', async () => {
  const browser = (await startServer()).browser();
  const cases = [
    ['{"name":', 'jsonCut'],
    ['', 'jsonCut'],
    ['{"name": Ana}', 'notJson'],
    ['[1,2', 'jsonCut'],
    ['\u0000', 'notJson'],
    ['[', 'jsonCut'],
    ['['.repeat(4000), 'jsonCut'],
  ] as const;
  for (const [body, code] of cases) {
    const answer = await browser.ask('POST', '/api/me', body);
    expect([answer.status, troubleOf(answer)]).toEqual([
      400,
      expect.objectContaining({ code, place: expect.stringMatching(/^1:\d+$/) }),
    ]);
  }
  const deep = await browser.ask('POST', '/api/me', '['.repeat(60_000));
  // Nobody looks through all of it for the place.
  expect([deep.status, troubleOf(deep)]).toEqual([400, { code: 'notJson', place: '', figures: {} }]);
  await guest(browser);
});

test('a body of another shape is refused with the place in it', async () => {
  const browser = (await startServer()).browser();
  await guest(browser);
  const cases = [
    ['/api/me', [], ''],
    ['/api/me', null, ''],
    ['/api/me', {}, 'name'],
    ['/api/me', { name: 7 }, 'name'],
    ['/api/me', { name: 'Ana', admin: true }, 'admin'],
    ['/api/me', '{"name":"Ana","__proto__":{"admin":true}}', '["__proto__"]'],
    ['/api/me', '{"name":"Ana","constructor":{"prototype":{"admin":true}}}', 'constructor'],
    ['/api/me', { name: 'a'.repeat(2000) }, 'name'],
    ['/api/me/claim', { code: ['a'] }, 'code'],
    ['/api/tables', { settings: { options: { players: 9 } } }, 'settings.options.players'],
    ['/api/tables', { settings: { clock: { type: 'live', bank: 1 } } }, 'settings.clock.bank'],
    ['/api/tables', { pack: 'abc' }, 'pack'],
    ['/api/records', { format: 1 }, 'rules'],
    ['/api/records', { format: 99 }, 'format'],
    ['/api/records/check', [], ''],
  ] as const;
  for (const [path, body, place] of cases) {
    const answer = await browser.ask('POST', path, body);
    expect([path, answer.status < 500, troubleOf(answer).place]).toEqual([path, true, place]);
  }
});

test('other kinds of body, bodies too large and lengths that lie are refused', async () => {
  const server = await startServer();
  const browser = server.browser();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'nonsense',
  ]) {
    const answer = await browser.ask('POST', '/api/me', 'name=Ana', { 'content-type': type });
    expect([type, troubleOf(answer)]).toEqual([
      type,
      expect.objectContaining({ code: 'wrongValue', place: 'content-type' }),
    ]);
  }
  const large = await browser.ask('POST', '/api/me', { name: 'a'.repeat(70_000) });
  expect([large.status, troubleOf(large).code]).toEqual([413, 'tooLarge']);
  await guest(browser);
  const pack = await browser.ask('POST', '/api/packs', { id: 'a'.repeat(1_100_000) });
  expect([pack.status, troubleOf(pack).code]).toEqual([413, 'tooLarge']);
});

test('unknown addresses and methods are refused by name', async () => {
  const browser = (await startServer()).browser();
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/me/nothing',
    '/nothing',
    '/ws',
    '/api/tables/a/b',
    '/api/../etc/passwd',
    '/%00',
  ]) {
    const answer = await browser.ask('GET', path);
    expect([path, answer.status, troubleOf(answer).code]).toEqual([path, 404, 'notFound']);
  }
  const wrong = await browser.ask('PUT', '/api/me', { name: 'Ana' });
  expect([wrong.status, wrong.headers.get('allow'), troubleOf(wrong).code]).toEqual([
    405,
    'GET, POST, PATCH, DELETE',
    'wrongMethod',
  ]);
  for (const [method, path] of [
    ['DELETE', '/api/tables'],
    ['POST', '/api/statistics'],
    ['OPTIONS', '/api/me'],
    ['POST', '/healthz'],
    ['PATCH', '/metrics'],
  ] as const) {
    expect((await browser.ask(method, path)).status).toBe(405);
  }
  expect((await browser.ask('GET', '/%zz')).status).toBe(404);
});

test('a query of another shape is refused with the place in it', async () => {
  const browser = (await startServer()).browser();
  await guest(browser);
  const cases = [
    ['/api/tables?limit=0', 'limit'],
    ['/api/tables?limit=1e9', 'limit'],
    ['/api/tables?limit=ten', 'limit'],
    ['/api/tables?after=yesterday', 'after'],
    ['/api/tables?secret=1', 'secret'],
    ['/api/tables/mine?which=all', 'which'],
    ['/api/tables/mine?which=going&which=ended', 'which'],
    ['/api/statistics?by=password', 'by'],
    ['/api/statistics?of=them', 'of'],
    ['/api/statistics?seats=7', 'seats'],
    ['/api/statistics?modules=fun', 'modules'],
  ];
  for (const [path = '', place] of cases) {
    const answer = await browser.ask('GET', path);
    expect([path, answer.status, troubleOf(answer).place]).toEqual([path, 400, place]);
  }
});

test('what is no HTTP is answered or cut, and the server goes on', async () => {
  const server = await startServer();
  const get = 'GET /api/me HTTP/1.1\r\nHost: a\r\n';
  const post = 'POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const answered = [
    'hello\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /api/me HTTP/1.1\r\n\r\n',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    `${get}${'X: y\r\n'.repeat(5000)}\r\n`,
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`,
    `${post}Content-Length: -1\r\n\r\n`,
    '\u0000\u0001\u0002',
  ];
  for (const bytes of answered) {
    expect(await rawRequest(server.address, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  for (const bytes of [`${post}Content-Length: 500\r\n\r\n{"name":`, get, 'G']) {
    expect(await rawRequest(server.address, bytes, 'hangsUp')).not.toContain('200 OK');
  }
  expect((await server.browser().ask('GET', '/healthz')).json).toEqual({ ok: true });
});

test('after all that the same browser still works', async () => {
  const browser = (await startServer()).browser();
  await browser.ask('POST', '/api/me', '{');
  await guest(browser);
  for (let i = 0; i < 20; i++) await browser.ask('POST', '/api/tables', '{"settings":');
  expect((await browser.ask('GET', '/api/me')).json).toMatchObject({ person: { name: 'Ana' } });
});
