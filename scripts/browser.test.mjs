import { expect, test } from 'vitest';
import { FIREFOX, installedBrowser, missingForWebKit, usualPlaces } from './browser.mjs';

/** @type {NodeJS.Platform[]} */
const SYSTEMS = ['linux', 'darwin', 'win32'];
const env = {
  PATH: ['/usr/local/bin', '/usr/bin'].join(process.platform === 'win32' ? ';' : ':'),
  HOME: '/home/anna',
  PROGRAMFILES: 'C:\\Program Files',
};

test.each(SYSTEMS)('on %s, any of the usual places will do, and the first one is taken', (platform) => {
  const places = usualPlaces({ platform, env, exists: () => false });
  expect(places.length).toBeGreaterThan(2);
  for (const place of places) {
    expect(installedBrowser({ platform, env, exists: (path) => path === place })).toBe(place);
  }
  expect(installedBrowser({ platform, env, exists: () => true })).toBe(places[0]);
  expect(installedBrowser({ platform, env, exists: () => false })).toBeNull();
});

test('a browser that is named is the one, and a name that leads nowhere is said', () => {
  const named = { ...env, CHROMIUM: '/opt/mine' };
  expect(installedBrowser({ platform: 'linux', env: named, exists: () => true })).toBe('/opt/mine');
  expect(() => installedBrowser({ platform: 'linux', env: named, exists: () => false })).toThrow('/opt/mine');
});

test.each(SYSTEMS)('on %s, a Firefox is looked for in the same way, under its own name', (platform) => {
  const places = usualPlaces({ platform, env, exists: () => false }, FIREFOX);
  for (const place of places) {
    expect(place).toMatch(/firefox/i);
    expect(installedBrowser({ platform, env, exists: (path) => path === place }, FIREFOX)).toBe(place);
  }
  const named = { ...env, FIREFOX: '/opt/mine' };
  expect(installedBrowser({ platform, env: named, exists: () => true }, FIREFOX)).toBe('/opt/mine');
});

const webKitIn = (/** @type {string[]} */ ...found) =>
  missingForWebKit({ platform: 'linux', env, exists: (path) => found.includes(path) });

test('what is missing for a WebKit is said by name', () => {
  expect(webKitIn('/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/local/bin/xauth')).toEqual([]);
  expect(webKitIn('/usr/bin/WebKitWebDriver')).toEqual(['xvfb-run', 'xauth']);
});
