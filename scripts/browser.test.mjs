import { expect, test } from 'vitest';
import { installedBrowser, usualPlaces } from './browser.mjs';

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
