import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const manual = readFileSync(new URL('docs/security.md', ROOT), 'utf8');
/** A file with the tests that are named after it. */
const CITED = /`(?<file>[\w./-]+\.test\.[a-z]+)` ›(?<titles>(?:\s+"[^"]+",?)+)/g;

const cited = [...manual.matchAll(CITED)].map(({ groups }) => ({
  file: groups?.['file'] ?? '',
  titles: [...(groups?.['titles'] ?? '').matchAll(/"([^"]+)"/g)].map(([, title = '']) =>
    title.replaceAll(/\s+/g, ' '),
  ),
}));

test('every promise of the manual names tests', () => {
  const promised = manual.slice(0, manual.indexOf('## Not promised'));
  const promises = promised.split('\n- **').slice(1);
  expect(promises.length).toBeGreaterThan(15);
  for (const promise of promises) expect(promise).toMatch(/\.test\.[a-z]+` › "/);
});

test.each(cited)('the tests named in $file are there', ({ file, titles }) => {
  expect(existsSync(new URL(file, ROOT))).toBe(true);
  const source = readFileSync(new URL(file, ROOT), 'utf8');
  for (const title of titles) expect(source).toContain(title);
});
