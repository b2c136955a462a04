import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { startServer, temporaryFolder } from '../testing/started-server.ts';

function builtScreens(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>screens</title>');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  return folder;
}

const PAGE = { accept: 'text/html,*/*' };

test('without screens the front door says so in both languages', async () => {
  const { status, text, headers } = await (await startServer()).browser().ask('GET', '/', undefined, PAGE);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<section lang="en">');
  expect(text).toContain('<section lang="de">');
  expect(text).not.toMatch(/<script|style=/);
});

test('screens are served: what has a hash in its name for ever, icons for a day, the rest asked for again', async () => {
  const server = await startServer({ WEB_DIR: builtScreens() });
  const browser = server.browser();
  const script = await browser.ask('GET', '/assets/index-abc123.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(script.headers.get('content-type')).toContain('javascript');
  const icon = await browser.ask('GET', '/icon.svg');
  expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  for (const path of ['/', '/index.html', '/sw.js']) {
    const { status, headers } = await browser.ask('GET', path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
  }
  const tag = (await browser.ask('GET', '/')).headers.get('etag') ?? '';
  // By hand, because fetch asks past every cache as soon as it names a tag.
  const again = `GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${tag}\r\nConnection: close\r\n\r\n`;
  expect(await rawRequest(server.address, again)).toMatch(/^HTTP\/1\.1 304 /);
});

test('every page of the screens is the same document; files, programs and the interface get no page', async () => {
  const browser = (await startServer({ WEB_DIR: builtScreens() })).browser();
  for (const path of ['/tables/abc', '/packs', '/tables/abc?x=1.5']) {
    const { status, text, headers } = await browser.ask('GET', path, undefined, PAGE);
    expect([path, status, text]).toEqual([path, 200, expect.stringContaining('screens')]);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  for (const path of ['/assets/gone-123.js', '/api/nothing', '/ws/nothing', '/favicon.ico']) {
    expect([path, (await browser.ask('GET', path, undefined, PAGE)).status]).toEqual([path, 404]);
  }
  expect((await browser.ask('GET', '/tables/abc', undefined, { accept: 'application/json' })).status).toBe(
    404,
  );
  expect((await browser.ask('POST', '/tables/abc', {}, PAGE)).status).toBe(404);
});

test('nothing outside the folder and nothing hidden is served', async () => {
  const browser = (await startServer({ WEB_DIR: builtScreens() })).browser();
  for (const path of [
    '/.env',
    '/assets/../.env',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e%2f.env',
    '/assets/..\\..\\etc',
  ]) {
    const { status, text } = await browser.ask('GET', path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toMatch(/SECRET|root:/);
  }
});
