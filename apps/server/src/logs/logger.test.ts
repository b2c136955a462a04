import { expect, test } from 'vitest';
import { createLog } from './logger.ts';

function logged(act: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  act(createLog('trace', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const SECRET = 'moonlight-over-the-plain';

test.each([
  { token: SECRET },
  { person: { token: SECRET } },
  { cookie: SECRET },
  { headers: { cookie: SECRET, authorization: SECRET } },
  { req: { headers: { cookie: SECRET } } },
  { res: { headers: { 'set-cookie': SECRET } } },
  { seed: SECRET },
  { table: { seed: SECRET } },
  { code: SECRET },
  { databaseUrl: SECRET },
  { settings: { databaseUrl: SECRET, metricsToken: SECRET } },
  { err: new Error(`cannot reach postgres://altiplano:${SECRET}@db.example.org:5432/altiplano`) },
])('a secret does not reach the log: %j', (event) => {
  const text = logged((log) => log.error(event, 'something happened'));
  expect(text).toContain('something happened');
  expect(text).not.toContain(SECRET);
});

test('children of the log keep secrets as well', () => {
  const text = logged((log) => log.child({ node: 'a' }).warn({ token: SECRET }, 'seen'));
  expect(JSON.parse(text)).toMatchObject({ level: 'warn', node: 'a', token: '[secret]', msg: 'seen' });
});

test('one event is one line of JSON, and text of strangers cannot make it two', () => {
  const text = logged((log) => log.info({ name: 'a\n{"level":"fatal"}' }, 'hello'));
  expect(text.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({ level: 'info', msg: 'hello', name: 'a\n{"level":"fatal"}' });
});

test('the level decides what is written', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  log.info('quiet');
  log.warn('loud');
  expect(lines).toHaveLength(1);
});
