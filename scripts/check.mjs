// Everything a change must pass: types, lint, format, package boundaries, dead code, and with --tests the tests and the
// most important of those through the page; the others of those are played by `npm run test:deep`. Further arguments go to
// vitest, and then only its tests run: `npm test -- warehouse`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildScreens } from './build-screens.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

/**
 * The script behind a package's command, so that it runs on this very Node on every system.
 * @param {string} packageName
 * @param {string} name
 */
function command(packageName, name = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = require(join(folder, 'package.json'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

const steps = [
  { name: 'types', run: [command('typescript', 'tsc'), '--build'] },
  { name: 'lint', run: [command('oxlint'), '--deny-warnings', '--report-unused-disable-directives'] },
  { name: 'format', run: [command('@biomejs/biome', 'biome'), 'format', '--reporter=summary'] },
  { name: 'boundaries', run: [join(root, 'scripts/boundaries.mjs')] },
  { name: 'dead code', run: [command('knip')] },
];

// Colours are for terminals; a log file that wants them sets FORCE_COLOR.
const env = process.stdout.isTTY || process.env.FORCE_COLOR ? process.env : { ...process.env, NO_COLOR: '1' };

/** @type {string[]} */
const failed = [];

/**
 * Runs a script to its end and keeps what it prints.
 * @param {string[]} run
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function collected(run) {
  const child = spawn(process.execPath, run, { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** @param {{ name: string, run: string[] }} step */
async function check({ name, run }) {
  const started = Date.now();
  const { code, said } = await collected(run);
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${took}`);
  if (code === 0) return;
  failed.push(name);
  process.stdout.write(`${said}\n`);
}

await Promise.all(steps.map(check));

/** @param {string[]} filters */
function vitest(filters) {
  const child = spawn(process.execPath, [command('vitest'), 'run', ...filters], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      if (code !== 0) failed.push(`tests (${signal ?? `exit code ${code}`})`);
      resolve(undefined);
    });
  });
}

const [mode, ...filters] = process.argv.slice(2);
if (mode === '--tests' && filters.length > 0) await vitest(filters);
else if (mode === '--tests') {
  // Built before anything needs them. The tests through the page wait more than they work, so they are played beside the others.
  const hasScreens = await buildScreens();
  const core = collected([join(root, 'scripts/e2e.mjs'), '--grep', '@core']);
  await vitest([]);
  // What failed is to be the last thing that is printed: a log may keep no more than its end. What passed is a line.
  const { code, said } = await core;
  const sums = said.search(/^ +\d+ (?:flaky|skipped|passed)/m);
  process.stdout.write(code === 0 && sums > 0 ? `Tests through the page:\n${said.slice(sums)}` : said);
  if (!hasScreens || code !== 0) failed.push('tests through the page');
}

if (failed.length > 0) {
  console.log(`FAILED: ${failed.join(', ')}`);
  if (failed.includes('format')) console.log('npm run format repairs the format');
  process.exitCode = 1;
}
