// Who may import whom. Reads the import statements of every workspace and names file, line and reason.
// The linter and the compiler catch part of this; the direction between packages only this file knows.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIBRARIES = [
  'rules',
  'pack',
  'bots',
  'protocol',
  'threads',
  'storage',
  'table',
  'host',
  'text',
  'client',
];
/** They know Node. */
const NODE_ONLY = ['threads', 'storage'];

/**
 * The libraries that a workspace may import; an arrow never points back.
 * @type {Record<string, string[]>}
 */
const MAY_IMPORT = {
  'packages/rules': [],
  'packages/pack': ['rules'],
  'packages/bots': ['rules', 'pack'],
  'packages/protocol': ['rules', 'pack'],
  'packages/threads': ['bots'],
  'packages/storage': ['protocol', 'threads'],
  'packages/table': ['rules', 'pack', 'protocol'],
  'packages/text': ['rules', 'pack', 'bots', 'protocol'],
  'packages/host': ['rules', 'pack', 'bots', 'protocol', 'table'],
  'packages/client': ['rules', 'pack', 'bots', 'protocol', 'table', 'host', 'text'],
  'apps/web': LIBRARIES.filter((library) => !NODE_ONLY.includes(library)),
  'apps/server': LIBRARIES,
  'apps/cli': LIBRARIES,
  'apps/altiplano': ['text'],
  lab: LIBRARIES,
  e2e: LIBRARIES,
};

/**
 * Where a package is met besides its index: bots and our own libraries need the rules as integers.
 * @type {Record<string, string[]>}
 */
const DOORS = { rules: ['engine'] };

/**
 * What is made of apps, each met at the door named here: the one package that people install, and the lab, whose
 * commands read their lines as the terminal program does.
 * @type {Record<string, string[]>}
 */
const MADE_OF = {
  'apps/altiplano': ['cli/program', 'server/main'],
  lab: ['cli/command-line', 'cli/testing'],
};

/**
 * What only the tests of a workspace may import besides: the rules are proved with real packs, threads with real games.
 * @type {Record<string, string[]>}
 */
const TESTS_MAY_IMPORT = {
  'packages/rules': ['pack'],
  'packages/threads': ['rules', 'pack'],
  'packages/client': ['threads'],
};

/** Workspaces that must run anywhere, so their sources know neither Node nor a browser. */
const PURE = ['rules', 'pack', 'bots', 'protocol', 'table', 'host', 'text'].map(
  (library) => `packages/${library}`,
);

const SCOPE = '@altiplano/';
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
/** The lab measures with what tests are made of; nobody installs either. */
const TEST = /\.test\.[a-z]+$|\/src\/testing\/|^lab\//;

/**
 * @typedef {{ path: string, text: string }} Source path from the repository's root, with slashes
 * @typedef {{ path: string, line: number, reason: string }} Violation
 */

/** @param {string} path */
function workspaceOf(path) {
  return Object.keys(MAY_IMPORT).find((workspace) => path.startsWith(`${workspace}/`));
}

/**
 * Comments become blanks of the same length, so that places in the text keep their line.
 * @param {string} text
 */
function withoutComments(text) {
  const stringOrComment =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
  return text.replace(stringOrComment, (found) =>
    found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found,
  );
}

/**
 * Every module that a source names, with its line: static, type-only, re-exported, dynamic, required.
 * @param {string} text
 */
function importsOf(text) {
  const code = withoutComments(text);
  const statements = [
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])(?<name>[^'"\n]+)\1/dg,
    /\bimport\s*(['"])(?<name>[^'"\n]+)\1/dg,
    /\b(?:import|require)\s*\(\s*(['"`])(?<name>[^'"`\n]+)\1/dg,
  ];
  return statements
    .flatMap((statement) => [...code.matchAll(statement)])
    .map((match) => ({
      name: match.groups?.['name'] ?? '',
      line: code.slice(0, match.indices?.groups?.['name']?.[0]).split('\n').length,
    }))
    .sort((a, b) => a.line - b.line);
}

/**
 * Why a workspace may not depend on another one of ours, or nothing if it may.
 * @param {string} workspace
 * @param {string} name
 * @param {boolean} inTest
 */
function reasonAgainstOurs(workspace, name, inTest) {
  const [library = '', ...inside] = name.slice(SCOPE.length).split('/');
  const door = inside.join('/');
  if (MADE_OF[workspace]?.includes(`${library}/${door}`)) return undefined;
  if (inside.length > 0 && !(inTest && door === 'testing') && !DOORS[library]?.includes(door))
    return `packages meet only at their index: import '${SCOPE}${library}'`;
  if (workspace === `packages/${library}`) return 'a package imports its own files by their relative path';
  if (!LIBRARIES.includes(library)) return `nothing imports an app, and '${library}' is no library`;
  if (MAY_IMPORT[workspace]?.includes(library)) return undefined;
  if (inTest && TESTS_MAY_IMPORT[workspace]?.includes(library)) return undefined;
  const allowed = MAY_IMPORT[workspace]?.join(', ') || 'nothing';
  return `the direction is wrong: ${workspace} may import ${allowed}, not ${library}`;
}

/**
 * Why this file may not import that name, or nothing if it may.
 * @param {string} path
 * @param {string} workspace
 * @param {string} name
 */
function reasonAgainst(path, workspace, name) {
  if (name.startsWith(SCOPE)) return reasonAgainstOurs(workspace, name, TEST.test(path));
  if (name.startsWith('.')) {
    const target = posix.join(posix.dirname(path), name);
    return target.startsWith(`${workspace}/`) ? undefined : `a relative import leaves ${workspace}`;
  }
  if (TEST.test(path)) return undefined;
  const isNode = name.startsWith('node:') || builtinModules.includes(name.split('/')[0] ?? name);
  if (isNode && PURE.includes(workspace)) return `${workspace} is pure: it cannot use ${name}`;
  if (workspace === 'packages/rules') return 'the rules import nothing';
  return undefined;
}

/**
 * Tests that carry a time limit of their own: a busy machine would turn them red, and the general one ends what hangs.
 * @param {string} path
 * @param {string} text
 * @returns {Violation[]}
 */
function limitsOfTests(path, text) {
  if (!/\.test\.[a-z]+$/.test(path)) return [];
  const reason = 'a test has no time limit of its own: the one in vitest.config.ts ends what hangs';
  return [
    ...withoutComments(text).matchAll(
      /^[ \t]*\},\s*(?:\d{1,3}_000|\d{4,}|\{ timeout: [\d_]+ \})\s*,?\s*\);/gm,
    ),
  ].map(({ index }) => ({ path, line: text.slice(0, index).split('\n').length, reason }));
}

/**
 * The imports in these files, and the dependencies in these manifests, that break the direction.
 * @param {Source[]} files
 * @returns {Violation[]}
 */
export function violations(files) {
  return files.flatMap(({ path, text }) => {
    const workspace = workspaceOf(path);
    if (workspace === undefined) {
      const reason = 'this workspace has no entry in scripts/boundaries.mjs: say what it may import';
      return path.endsWith('package.json') ? [{ path, line: 1, reason }] : [];
    }
    if (path.endsWith('package.json')) return manifestViolations(path, workspace, text);
    const imports = importsOf(text).flatMap(({ name, line }) => {
      const reason = reasonAgainst(path, workspace, name);
      return reason === undefined ? [] : [{ path, line, reason: `${reason} ('${name}')` }];
    });
    return [...imports, ...limitsOfTests(path, text)];
  });
}

/**
 * @param {string} path
 * @param {string} workspace
 * @param {string} text
 */
function manifestViolations(path, workspace, text) {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(text);
  const needed = { ...dependencies, ...peerDependencies };
  return Object.keys({ ...needed, ...devDependencies }).flatMap((name) => {
    const inTest = !Object.hasOwn(needed, name);
    // A manifest names the app, an import the place in it.
    if (MADE_OF[workspace]?.some((app) => `${SCOPE}${app}`.startsWith(`${name}/`))) return [];
    const ours = name.startsWith(SCOPE) ? reasonAgainstOurs(workspace, name, inTest) : undefined;
    const reason = workspace === 'packages/rules' && !inTest ? 'the rules depend on nothing' : ours;
    const line = text.slice(0, text.indexOf(`"${name}":`)).split('\n').length;
    return reason === undefined ? [] : [{ path, line, reason: `${reason} ('${name}')` }];
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Source[]}
 */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return ['node_modules', 'fixtures', 'dist'].includes(entry.name) ? [] : filesIn(root, path);
    }
    const isRead = SOURCE.test(entry.name) || entry.name === 'package.json';
    return isRead ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const present = readdirSync(root);
  const folders = ['packages', 'apps', 'lab', 'e2e'].filter((folder) => present.includes(folder));
  const found = violations(folders.flatMap((folder) => filesIn(root, folder)));
  for (const { path, line, reason } of found) console.log(`${path}:${line}: ${reason}`);
  if (found.length > 0) process.exitCode = 1;
}
