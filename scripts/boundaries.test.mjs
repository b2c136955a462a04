import fc from 'fast-check';
import { expect, test } from 'vitest';
import { violations } from './boundaries.mjs';

/**
 * What is wrong with one file of this text.
 * @param {string} path
 * @param {string} text
 */
function judge(path, text) {
  return violations([{ path, text }]).map(({ line, reason }) => `${line}: ${reason}`);
}

test('an import along the direction is fine', () => {
  expect(judge('packages/pack/src/a.ts', "import { x } from '@altiplano/rules';")).toEqual([]);
  expect(judge('packages/pack/src/a.ts', "import { z } from 'zod';\nimport './b.ts';")).toEqual([]);
  expect(judge('packages/pack/src/deep/a.ts', "export { x } from '../b.ts';")).toEqual([]);
  expect(judge('apps/cli/src/a.ts', "import fs from 'node:fs';")).toEqual([]);
});

test('an import against the direction is named with its line', () => {
  expect(judge('packages/pack/src/a.ts', "\nimport {\n  x,\n} from '@altiplano/protocol';")).toEqual([
    "4: the direction is wrong: packages/pack may import rules, not protocol ('@altiplano/protocol')",
  ]);
});

test.each([
  ["import '@altiplano/pack';", 'packages/rules may import nothing, not pack'],
  ["import { z } from 'zod';", 'the rules import nothing'],
  ["import type { Z } from 'zod';", 'the rules import nothing'],
  ["const z = await import('zod');", 'the rules import nothing'],
  ["let z: import('zod').Z;", 'the rules import nothing'],
  ["export * from 'zod';", 'the rules import nothing'],
  ["import { x } from 'node:fs';", 'packages/rules is pure'],
  ["import { x } from 'fs/promises';", 'packages/rules is pure'],
  ["import { x } from '../../pack/src/a.ts';", 'a relative import leaves packages/rules'],
  ["import { x } from '@altiplano/rules';", 'by their relative path'],
])('in the rules, %s is refused', (text, reason) => {
  expect(judge('packages/rules/src/a.ts', text)).toEqual([expect.stringContaining(reason)]);
});

test('packages meet only at their index, and nothing imports an app', () => {
  expect(judge('apps/cli/src/a.ts', "import { x } from '@altiplano/rules/src/a.ts';")).toEqual([
    expect.stringContaining('only at their index'),
  ]);
  expect(judge('apps/web/src/a.ts', "import { x } from '@altiplano/cli';")).toEqual([
    expect.stringContaining('nothing imports an app'),
  ]);
});

test('the rules have a second door, for those who may import them', () => {
  const text = "import { x } from '@altiplano/rules/engine';";
  expect(judge('packages/bots/src/a.ts', text)).toEqual([]);
  expect(judge('packages/storage/src/a.ts', text)).toEqual([
    expect.stringContaining('the direction is wrong'),
  ]);
  expect(judge('packages/rules/src/a.ts', text)).toEqual([expect.stringContaining('by their relative path')]);
  expect(judge('packages/bots/src/a.ts', "import { x } from '@altiplano/pack/engine';")).toEqual([
    expect.stringContaining('only at their index'),
  ]);
});

test('only the package that people install is made of apps, met where they are started', () => {
  const text = "import '@altiplano/server/main';";
  expect(judge('apps/altiplano/src/a.ts', text)).toEqual([]);
  expect(judge('apps/altiplano/src/a.ts', "import '@altiplano/server/serve';")).toHaveLength(1);
  expect(judge('apps/altiplano/src/a.ts', "import '@altiplano/web';")).toHaveLength(1);
  expect(judge('apps/cli/src/a.ts', text)).toHaveLength(1);
  const manifest = '{ "dependencies": { "@altiplano/server": "0.1.0" } }';
  expect(judge('apps/altiplano/package.json', manifest)).toEqual([]);
  expect(judge('apps/cli/package.json', manifest)).toHaveLength(1);
});

test('the lab is made of the terminal program, and nothing of the lab', () => {
  expect(judge('lab/src/a.ts', "import { runCommands } from '@altiplano/cli/command-line';")).toEqual([]);
  for (const door of ['', '/program'])
    expect(judge('lab/src/a.ts', `import { run } from '@altiplano/cli${door}';`)).toHaveLength(1);
  for (const path of ['apps/cli/src/a.ts', 'apps/altiplano/src/a.ts', 'packages/bots/src/a.ts']) {
    expect(judge(path, "import '@altiplano/lab';")).toEqual([
      expect.stringContaining('nothing imports an app'),
    ]);
  }
});

test('tests may use tools, but no other direction', () => {
  const text = "import { readFileSync } from 'node:fs';\nimport { test } from 'vitest';";
  expect(judge('packages/rules/src/a.test.ts', text)).toEqual([]);
  expect(judge('packages/rules/src/testing/a.ts', text)).toEqual([]);
  expect(judge('packages/rules/src/a.test.ts', "import '@altiplano/pack';")).toEqual([]);
  expect(judge('packages/rules/src/a.test.ts', "import '@altiplano/pack/testing';")).toEqual([]);
  expect(judge('packages/rules/src/a.test.ts', "import '@altiplano/protocol';")).toHaveLength(1);
});

test('comments are no imports, and do not move the line', () => {
  const text = "/* import 'zod';\n */ // import 'zod';\nconst a = 'a // b'; import 'zod';";
  expect(judge('packages/rules/src/a.ts', text)).toEqual(["3: the rules import nothing ('zod')"]);
});

test('an import is found on its line whatever stands around it', () => {
  const line = fc.constantFrom(
    '',
    "const a = 'it is \\'quoted\\'';",
    'const b = `import`;',
    "// don't",
    '/* import "x" */',
    "import './near.ts';",
    'export type A = { from: string };',
  );
  const lines = fc.array(line, { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const text = [...before, "import type { Z } from 'zod';", ...after].join('\n');
      expect(judge('packages/rules/src/a.ts', text)).toEqual([
        `${before.length + 1}: the rules import nothing ('zod')`,
      ]);
    }),
  );
});

test('manifests follow the same direction, and every workspace has an entry', () => {
  const manifest = '{\n  "dependencies": {\n    "@altiplano/pack": "0.1.0"\n  }\n}';
  expect(judge('packages/rules/package.json', manifest)).toEqual([
    "3: the rules depend on nothing ('@altiplano/pack')",
  ]);
  expect(judge('packages/protocol/package.json', manifest)).toEqual([]);
  expect(judge('packages/other/package.json', '{}')).toEqual([expect.stringContaining('has no entry')]);
});

test.each(['}, 60_000);', '}, 240000);', '},\n  120_000,\n);', '}, { timeout: 5000 });'])(
  'a test that ends with %j is refused',
  (end) => {
    const text = `test('a', () => {\n  play();\n${end}`;
    expect(judge('packages/rules/src/a.test.ts', text)).toEqual([
      expect.stringContaining('3: a test has no time limit'),
    ]);
    expect(judge('packages/rules/src/a.ts', text)).toEqual([]);
  },
);
