import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildLibrary, declare, withJsNames } from './packaging/build-library.mjs';
import { exampleOf, programsIn, SHOWN } from './packaging/examples.mjs';
import { packedManifest, readManifest, root } from './packaging/manifest.mjs';
import { outputOf, ran } from './packaging/run.mjs';

/** @param {string} inside */
function folderIn(inside) {
  mkdirSync(inside, { recursive: true });
  const folder = mkdtempSync(join(inside, 'altiplano-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test.each(SHOWN)('the example of %s runs from the sources', async (name) => {
  const file = join(folderIn(join(root, '.cache')), `${name}.ts`);
  writeFileSync(file, exampleOf(name));
  expect(await outputOf([process.execPath, file])).not.toBe('');
});

test('the example of the repository runs', async () => {
  const [program = '', ...others] = programsIn(readFileSync(join(root, 'README.md'), 'utf8'));
  expect(others).toEqual([]);
  const file = join(folderIn(join(root, '.cache')), 'example.ts');
  writeFileSync(file, program);
  expect(await outputOf([process.execPath, file])).toContain('type:');
});

test('what is built is accepted inside node_modules, where sources are not', async () => {
  const folder = folderIn(tmpdir());
  const modules = join(folder, 'node_modules');
  const example = join(folder, 'rules.mjs');
  const libraries = ['rules', 'pack'];
  mkdirSync(join(modules, '@altiplano'), { recursive: true });
  cpSync(join(root, 'node_modules/zod'), join(modules, 'zod'), { recursive: true });
  writeFileSync(example, stripTypeScriptTypes(exampleOf('rules')));

  for (const name of libraries)
    cpSync(join(root, 'packages', name), join(modules, '@altiplano', name), { recursive: true });
  const { code, err } = await ran([process.execPath, example]);
  expect(code).not.toBe(0);
  expect(err).toContain('ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING');

  await declare(libraries);
  for (const name of libraries) await buildLibrary(name, join(modules, '@altiplano', name));
  expect(await outputOf([process.execPath, example])).toContain('points:');

  const dist = join(modules, '@altiplano/rules/dist');
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  );
  expect(maps.length).toBeGreaterThan(0);
  const sources = maps.flatMap((name) => {
    const file = join(dist, name);
    const { sources: found } = JSON.parse(readFileSync(file, 'utf8'));
    return found.map((/** @type {string} */ source) => join(dirname(file), source));
  });
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
});

test('a packed manifest leads to what is built, and has nothing that only this repository knows', () => {
  const packed = packedManifest({
    ...readManifest('packages/pack'),
    exports: { '.': './src/index.ts', './engine': './src/engine.ts', './testing': './src/testing/index.ts' },
  });
  expect(packed.exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './engine': { types: './dist/engine.d.ts', default: './dist/engine.js' },
    './package.json': './package.json',
  });
  expect(packed).not.toHaveProperty('private');
  expect(packed).not.toHaveProperty('devDependencies');
  expect(packedManifest(readManifest('apps/altiplano')).bin).toEqual({ altiplano: './dist/main.js' });
});

test('declarations name what lies beside them', () => {
  const text = `import { a } from './a.ts';
export * from "../b/c.ts";
import './d.ts';
type E = import("./e.ts").E;
type F = './f.ts';
import { g } from '@altiplano/rules';`;
  expect(withJsNames(text)).toBe(`import { a } from './a.js';
export * from "../b/c.js";
import './d.js';
type E = import("./e.js").E;
type F = './f.ts';
import { g } from '@altiplano/rules';`);
});

test('the programs in a text are its blocks of TypeScript', () => {
  expect(programsIn('a\n```sh\nno\n```\n```ts\none();\n```\n\n```ts\ntwo();\n```\n')).toEqual([
    'one();\n',
    'two();\n',
  ]);
});

test('packages takes no further words', async () => {
  const { code, err } = await ran([process.execPath, join(root, 'scripts/packages.mjs'), '--quick']);
  expect(code).toBe(2);
  expect(err).toContain("'--quick'");
});
