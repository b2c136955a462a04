import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { places } from './places.ts';

test.each([
  ['linux', {}, join(homedir(), '.local/share/altiplano')],
  ['linux', { XDG_DATA_HOME: '/data' }, join('/data', 'altiplano')],
  ['darwin', {}, join(homedir(), 'Library/Application Support/altiplano')],
  ['win32', { LOCALAPPDATA: '/local' }, join('/local', 'altiplano')],
] as const)('on %s with %j games are stored where programs do', (platform, environment, folder) => {
  expect(places(environment, platform)['DATA_DIR']).toBe(folder);
});
