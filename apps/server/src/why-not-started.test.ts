import { StorageFault } from '@altiplano/storage';
import { expect, test } from 'vitest';
import { testSettings } from './testing/started-server.ts';
import { LANGUAGES } from './text/texts.ts';
import { whyNotStarted } from './why-not-started.ts';

const embedded = testSettings({ DATA_DIR: '/games' });
const shared = testSettings({ DATABASE_URL: 'postgres://ana:swordfish@db:5432/games' });

function failure(code: string, more: object = {}): Error {
  return Object.assign(new Error('failed'), { code, ...more });
}

test.each([
  ['a folder in use', new StorageFault('inUse', ''), embedded, '/games is in use'],
  ['a restore under way', new StorageFault('inUse', ''), shared, 'restored into db:5432/games'],
  ['a newer store', new StorageFault('newerStore', ''), embedded, 'newer version'],
  ['a port below 1024', failure('EACCES', { syscall: 'listen' }), embedded, 'may not be used'],
  [
    'a folder of someone else',
    failure('EACCES', { syscall: 'mkdir' }),
    embedded,
    '/games cannot be written to',
  ],
  ['no such machine', failure('ENOTFOUND'), shared, 'db:5432/games does not answer'],
  ['several tries', new AggregateError([failure('ECONNREFUSED')]), shared, 'does not answer'],
  ['a cause further down', new Error('outer', { cause: failure('ECONNREFUSED') }), shared, 'does not answer'],
  ['a wrong password', failure('28P01'), shared, 'refused the user'],
  ['no such database', failure('3D000'), shared, 'refused the user'],
  ['a name that is nobody’s', failure('ENOTFOUND'), embedded, 'no such address'],
  [
    'a damaged store',
    new StorageFault('damaged', '', { reason: 'its file has 0 bytes' }),
    embedded,
    'is damaged (its file has 0 bytes)',
  ],
  [
    'a store that has lost something',
    new StorageFault('lostEntries', '', { tables: 2, entries: 7 }),
    embedded,
    'has lost 7 acknowledged entries of 2 tables',
  ],
  [
    'an old SQLite',
    new StorageFault('oldSqlite', '', { found: '3.1', least: '3.2' }),
    embedded,
    'is 3.1, which can damage a store',
  ],
  ['anything else', new Error('the moon is full'), embedded, 'the moon is full'],
])('%s is explained in both languages', (_, error, settings, line) => {
  expect(whyNotStarted(error, settings, LANGUAGES.en)).toContain(line);
  for (const texts of Object.values(LANGUAGES)) {
    const words = whyNotStarted(error, settings, texts);
    expect(words).not.toMatch(/swordfish|undefined|\n/);
  }
});
