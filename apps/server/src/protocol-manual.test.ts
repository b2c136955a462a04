import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { protocolManual } from './testing/manual/protocol-manual.ts';
import { ROUTES } from './testing/manual/routes.ts';

const MANUAL = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));

test('docs/protocol.md says what the schemas say; npm run -s protocol-docs writes it anew', async () => {
  await expect(await protocolManual()).toMatchFileSnapshot(MANUAL);
});

test('every address of the API is in the manual', () => {
  const folders = ['http', 'people'].map((name) => new URL(`${name}/`, import.meta.url));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('-routes.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  );
  const added = sources.flatMap((text) => [
    ...text.matchAll(/addRoute\(app, '(?<path>\/api[^']*)', \{(?<methods>[^}]*)\}/g),
  ]);
  const served = added.flatMap(({ groups }) =>
    [...(groups?.['methods'] ?? '').matchAll(/\b[A-Z]+\b/g)].map(
      ([method]) => `${method} ${groups?.['path']}`,
    ),
  );
  expect(served.length).toBeGreaterThan(10);
  expect(ROUTES.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(served.sort());
});
