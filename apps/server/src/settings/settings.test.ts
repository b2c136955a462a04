import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../text/texts.ts';
import { type Environment, readSettings, type Settings } from './settings.ts';
import { complaintLines, summary } from './summary.ts';
import { VARIABLES } from './variables.ts';

function settingsOf(environment: Environment): Settings {
  const read = readSettings(environment);
  if ('complaints' in read) throw new Error(JSON.stringify(read.complaints));
  return read.settings;
}

function complaintsOf(environment: Environment): readonly string[] {
  const read = readSettings(environment);
  return 'complaints' in read ? read.complaints.map(({ variable }) => variable) : [];
}

test('with nothing set, the server is for this machine only and stores beside the program', () => {
  const settings = settingsOf({});
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', databaseUrl: null, logLevel: 'info' });
  expect(settings.dataDir).toMatch(/[/\\]data$/);
  expect(settings.origins).toEqual([]);
});

test('an empty variable is one that is not set', () => {
  const empty = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']));
  expect(settingsOf(empty)).toEqual(settingsOf({}));
});

test('what is set is taken', () => {
  const settings = settingsOf({
    PORT: '0',
    HOST: '::',
    DATABASE_URL: 'postgresql://a:b@db/altiplano',
    PUBLIC_ORIGIN: 'https://Games.example.org/, http://localhost:8080',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32',
    LOG_LEVEL: 'debug',
    LIMIT_REQUESTS: '0',
  });
  expect(settings).toMatchObject({ port: 0, host: '::', logLevel: 'debug', limits: { requests: 0 } });
  expect(settings.origins).toEqual(['https://games.example.org', 'http://localhost:8080']);
  expect(settings.trustProxy).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
});

test('a relative folder is where the command was typed', () => {
  expect(settingsOf({ DATA_DIR: 'games', INIT_CWD: '/home/ana' }).dataDir).toBe('/home/ana/games');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', ' 1'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://db/altiplano'],
  ['DATABASE_URL', 'db'],
  ['PUBLIC_ORIGIN', 'games.example.org'],
  ['PUBLIC_ORIGIN', 'https://games.example.org/path'],
  ['PUBLIC_ORIGIN', 'ftp://games.example.org'],
  ['PUBLIC_ORIGIN', 'https://a.example,'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_TOKEN', 'short'],
  ['LIMIT_TABLES', 'many'],
])('%s=%s is refused by name, in both languages', (variable, value) => {
  const read = readSettings({ [variable]: value });
  if (!('complaints' in read)) throw new Error('accepted');
  expect(read.complaints.map((complaint) => complaint.variable)).toEqual([variable]);
  for (const texts of Object.values(LANGUAGES)) {
    const [line, last] = complaintLines(read.complaints, texts);
    expect(line).toContain(variable);
    expect(last).toBe(texts.settings.notStarted);
  }
});

test('everything wrong is said at once', () => {
  expect(complaintsOf({ PORT: 'x', LOG_LEVEL: 'y', TRUST_PROXY: 'z' })).toEqual([
    'PORT',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ]);
});

test('neither the summary nor a complaint shows a secret', () => {
  const secrets = {
    DATABASE_URL: 'postgres://ana:swordfish@db:5432/games?x=swordfish',
    METRICS_TOKEN: 'swordfish'.repeat(2),
  };
  for (const texts of Object.values(LANGUAGES)) {
    const lines = summary(settingsOf(secrets), 'http://127.0.0.1:8080', texts).join('\n');
    expect(lines).toContain('db:5432/games');
    expect(lines).not.toMatch(/swordfish|ana:/);
    const read = readSettings({ DATABASE_URL: 'swordfish', METRICS_TOKEN: 'swordfish' });
    if (!('complaints' in read)) throw new Error('accepted');
    expect(complaintLines(read.complaints, texts).join('\n')).not.toContain('swordfish');
  }
});

test('a complaint cannot write to the terminal', () => {
  const read = readSettings({ HOST: '\u001b[2J' });
  if (!('complaints' in read)) throw new Error('accepted');
  expect(complaintLines(read.complaints, LANGUAGES.en).join('')).not.toMatch(/[\p{C}]/u);
});

test('the manual explains every variable', () => {
  const manual = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
  for (const name of Object.keys(VARIABLES)) expect(manual).toContain(`\`${name}\``);
});
