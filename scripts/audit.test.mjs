import { expect, test } from 'vitest';
import { report } from './audit.mjs';

/** @param {Record<string, string>} severities */
function answer(severities) {
  const rows = Object.entries(severities).map(([name, severity]) => [
    name,
    { name, severity, via: [{ title: 'a hole', url: 'https://example.org/1' }, 'another'] },
  ]);
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(rows), metadata: {} });
}

test('nothing known is fine, and so is what is not serious', () => {
  expect(report(answer({}))).toEqual({
    lines: ['ok     audit: no serious hole known, 0 lesser ones'],
    code: 0,
  });
  expect(report(answer({ a: 'low', b: 'moderate' })).code).toBe(0);
});

test.each(['high', 'critical'])('a hole that is %s fails and is named', (severity) => {
  const { lines, code } = report(answer({ a: 'low', bad: severity }));
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain(`bad (${severity}): a hole https://example.org/1; through another`);
});

test('no answer is said plainly, and is no failure', () => {
  const offers = report(JSON.stringify({ message: 'Method Not Allowed', statusCode: 405 }));
  expect(offers).toEqual({
    lines: ['NOT CHECKED  audit: the registry offers no audit (it answered with status 405)'],
    code: 0,
  });
  expect(report(JSON.stringify({ error: { code: 'ENOTFOUND' } }))).toMatchObject({ code: 0 });
  expect(report('').lines[0]).toContain('NOT CHECKED');
  expect(report('null').lines[0]).toContain('NOT CHECKED');
});
