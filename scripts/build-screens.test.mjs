import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { buildScreens } from './build-screens.mjs';

const DIST = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

test('a test builds the very screens that people get: without what is for developers, kept for later', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  expect(await buildScreens()).toBe(true);
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(join(DIST, 'assets', name), 'utf8')).join('\n');
  expect(text).toContain('register(`/service-worker.js`');
  expect(text).not.toContain('React DevTools');
});
