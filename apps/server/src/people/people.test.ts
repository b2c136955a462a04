import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { startServer } from '../testing/started-server.ts';

async function guest(browser: Browser, name = 'Ana'): Promise<string> {
  const { json } = await browser.ask('POST', '/api/me', { name });
  return (json as { person: { id: string } }).person.id;
}

test('a guest picks a name, is known by a cookie that no script can read, and can change the name', async () => {
  const server = await startServer();
  const ana = server.browser();
  expect((await ana.ask('GET', '/api/me')).json).toEqual({ person: null });
  const answer = await ana.ask('POST', '/api/me', { name: '  Ana   María ' });
  expect(answer.json).toEqual({ person: { id: expect.stringMatching(/^[\w-]{22}$/), name: 'Ana María' } });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^altiplano=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await ana.ask('PATCH', '/api/me', { name: 'Bo' })).json).toMatchObject({ person: { name: 'Bo' } });
  expect((await ana.ask('GET', '/api/me')).json).toMatchObject({ person: { name: 'Bo' } });
});

test('a name that cannot be shown is refused, and nobody is made', async () => {
  const server = await startServer();
  const ana = server.browser();
  const { status, json } = await ana.ask('POST', '/api/me', { name: '\u202E\u200B' });
  expect(status).toBe(400);
  expect(json).toEqual({ trouble: { code: 'badName', place: 'name', figures: {} } });
  expect(ana.cookies()).toBe('');
  await guest(ana);
  expect((await ana.ask('PATCH', '/api/me', { name: '' })).json).toMatchObject({
    trouble: { code: 'badName' },
  });
  expect((await ana.ask('GET', '/api/me')).json).toMatchObject({ person: { name: 'Ana' } });
});

test('asked twice, as after a lost answer, it is one person', async () => {
  const ana = (await startServer()).browser();
  expect(await guest(ana)).toBe(await guest(ana, 'Ana'));
});

test('a code makes another device the same person, once', async () => {
  const server = await startServer();
  const [laptop, phone, thief] = [server.browser(), server.browser(), server.browser()];
  const id = await guest(laptop);
  const { code, expires } = (await laptop.ask('POST', '/api/me/code')).json as {
    code: string;
    expires: number;
  };
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(expires).toBeGreaterThan(Date.now());
  const claimed = await phone.ask('POST', '/api/me/claim', { code: code.toLowerCase().replace('-', ' ') });
  expect(claimed.json).toEqual({ person: { id, name: 'Ana' } });
  expect(phone.cookies()).not.toBe(laptop.cookies());
  expect((await laptop.ask('GET', '/api/me')).json).toMatchObject({ person: { id } });
  const again = await thief.ask('POST', '/api/me/claim', { code });
  expect([again.status, again.json]).toEqual([
    400,
    { trouble: { code: 'badCode', place: 'code', figures: {} } },
  ]);
  expect(thief.cookies()).toBe('');
});

test('a code expires, and a newer one takes its place', async () => {
  const server = await startServer();
  const [laptop, phone] = [server.browser(), server.browser()];
  await guest(laptop);
  const codeOf = async (): Promise<string> =>
    ((await laptop.ask('POST', '/api/me/code')).json as { code: string }).code;
  const first = await codeOf();
  const second = await codeOf();
  expect((await phone.ask('POST', '/api/me/claim', { code: first })).status).toBe(400);
  server.wait(11 * 60_000);
  expect((await phone.ask('POST', '/api/me/claim', { code: second })).status).toBe(400);
});

test('a code that cannot be one is answered like one that is not there', async () => {
  const browser = (await startServer()).browser();
  const wrong = await browser.ask('POST', '/api/me/claim', { code: '<script>' });
  const unknown = await browser.ask('POST', '/api/me/claim', { code: '00000-00000' });
  expect(wrong.text).toBe(unknown.text);
  expect(wrong.status).toBe(unknown.status);
});

test('leaving ends this session and no other', async () => {
  const server = await startServer();
  const [laptop, phone] = [server.browser(), server.browser()];
  const id = await guest(laptop);
  const { code } = (await laptop.ask('POST', '/api/me/code')).json as { code: string };
  await phone.ask('POST', '/api/me/claim', { code });
  const stolen = laptop.cookies();
  expect((await laptop.ask('DELETE', '/api/me')).json).toEqual({ person: null });
  expect(laptop.cookies()).toBe('');
  expect((await laptop.ask('GET', '/api/me', undefined, { cookie: stolen })).json).toEqual({ person: null });
  expect((await phone.ask('GET', '/api/me')).json).toMatchObject({ person: { id } });
});

test('what needs somebody says so', async () => {
  const nobody = (await startServer()).browser();
  for (const [method, path, body] of [
    ['PATCH', '/api/me', { name: 'Ana' }],
    ['POST', '/api/me/code', undefined],
    ['GET', '/api/tables/mine', undefined],
    ['POST', '/api/tables', {}],
    ['POST', '/api/packs', {}],
    ['POST', '/api/records', {}],
    ['POST', '/api/records/check', {}],
    ['GET', '/api/statistics?of=me', undefined],
  ] as const) {
    const { status, json } = await nobody.ask(method, path, body);
    expect([path, status, json]).toEqual([path, 401, { trouble: { code: 'needsSession', figures: {} } }]);
  }
});

test('a cookie that is no token, or nobody’s, is nobody', async () => {
  const browser = (await startServer()).browser();
  for (const cookie of [
    'altiplano=',
    `altiplano=${'A'.repeat(43)}`,
    'altiplano=%00',
    'altiplano=a; altiplano=b',
    '=;;;',
  ]) {
    expect((await browser.ask('GET', '/api/me', undefined, { cookie })).json).toEqual({ person: null });
  }
});

test('neither the token nor a code nor a name is ever logged, and the store has only hashes', async () => {
  const server = await startServer();
  const ana = server.browser();
  await guest(ana, 'Quetzalcoatl');
  const { code } = (await ana.ask('POST', '/api/me/code')).json as { code: string };
  await server.browser().ask('POST', '/api/me/claim', { code });
  await ana.ask('GET', `/api/tables/${ana.cookies().split('=')[1]}`);
  expect(server.logged()).toContain('/api/tables/:table');
  for (const secret of [ana.cookies().split('=')[1] ?? '', code, code.replace('-', ''), 'Quetzalcoatl']) {
    expect(server.logged()).not.toContain(secret);
  }
  await server.close();
  const stored = readdirSync(server.settings.dataDir).map((file) =>
    readFileSync(join(server.settings.dataDir, file), 'latin1'),
  );
  expect(stored.join('')).toContain('Quetzalcoatl');
  for (const secret of [ana.cookies().split('=')[1] ?? '', code, code.replace('-', '')]) {
    expect(stored.join('')).not.toContain(secret);
  }
});

test('behind TLS the cookie is for TLS only and bound to this very name', async () => {
  const server = await startServer({ PUBLIC_ORIGIN: 'https://games.example.org' });
  const answer = await server
    .browser()
    .ask('POST', '/api/me', { name: 'Ana' }, { origin: 'https://games.example.org' });
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-altiplano=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  const proxied = await startServer({ TRUST_PROXY: 'loopback' });
  const forwarded = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'games.example.org',
    origin: 'https://games.example.org',
  };
  const [cookie = ''] = (
    await proxied.browser().ask('POST', '/api/me', { name: 'Ana' }, forwarded)
  ).headers.getSetCookie();
  expect(cookie).toContain('__Host-altiplano=');
  expect(cookie).toContain('Secure');
});

test('new people and tries at codes are limited by address', async () => {
  const server = await startServer({ LIMIT_GUESTS: '2', LIMIT_CODES: '2' });
  const make = async () => server.browser().ask('POST', '/api/me', { name: 'Ana' });
  expect([(await make()).status, (await make()).status]).toEqual([200, 200]);
  const third = await make();
  expect(third.status).toBe(429);
  expect(third.json).toMatchObject({
    trouble: { code: 'tooFast', figures: { seconds: expect.any(Number) } },
  });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  server.wait(60 * 60_000);
  expect((await make()).status).toBe(200);
  const claim = async () => server.browser().ask('POST', '/api/me/claim', { code: '00000-00000' });
  expect([(await claim()).status, (await claim()).status, (await claim()).status]).toEqual([400, 400, 429]);
});

/** Tries a code that nobody has been given. */
async function tryCode(browser: Browser): Promise<number> {
  return (await browser.ask('POST', '/api/me/claim', { code: '00000-00000' })).status;
}

test('who tries too many codes in one session is refused alone', async () => {
  const server = await startServer({ LIMIT_CODES: '2' });
  const [mallory, bob] = [server.browser(), server.browser()];
  for (const browser of [mallory, bob]) await guest(browser);
  expect([await tryCode(mallory), await tryCode(mallory), await tryCode(mallory)]).toEqual([400, 400, 429]);
  expect(await tryCode(bob)).toBe(400);
  expect(await tryCode(server.browser())).toBe(400);
});
