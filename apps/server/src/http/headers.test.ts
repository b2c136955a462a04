import { expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-request.ts';
import { startServer } from '../testing/started-server.ts';

test('every answer carries the strict policy, whatever it is', async () => {
  const browser = (await startServer()).browser();
  for (const path of ['/', '/api/me', '/api/nothing', '/nothing', '/healthz', '/metrics']) {
    const { headers } = await browser.ask('GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('answers about people and tables are kept by no cache', async () => {
  const browser = (await startServer()).browser();
  for (const path of [
    '/api/me',
    '/api/tables',
    '/api/nothing',
    '/api/tables/mine',
    '/api/packs',
    '/api/statistics',
  ]) {
    expect((await browser.ask('GET', path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('what is answered before everything else is no page either', async () => {
  const server = await startServer();
  const unreadable = (await server.browser().ask('GET', '/%zz')).headers;
  expect(unreadable.get('content-security-policy')).toContain("default-src 'none'");
  const broken = await rawRequest(server.address, 'hello\r\n\r\n');
  expect(broken).toContain("content-security-policy: default-src 'none'");
  expect(broken).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(broken.split('\r\n\r\n')[1] ?? '')).toEqual({
    trouble: { code: 'wrongValue', place: 'request', figures: {} },
  });
});
