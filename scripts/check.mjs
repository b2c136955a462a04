// Everything a change must pass: types, lint, format, package boundaries, dead code, and with --tests the tests, the most
// important of those through the page last; the others are played by `npm run test:deep`. Further arguments go to vitest, and then only its tests run: `npm test -- warehouse`.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
 * @param {{ name: string, run: string[] }} step
 * @returns {Promise<void>}
 */
function check({ name, run }) {
  const started = Date.now();
  const child = spawn(process.execPath, run, { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${took}`);
      if (code !== 0) {
        failed.push(name);
        process.stdout.write(`${said}\n`);
      }
      resolve();
    });
  });
}

await Promise.all(steps.map(check));

const [mode, ...filters] = process.argv.slice(2);
if (mode === '--tests') {
  const run = [command('vitest'), 'run', ...filters];
  const result = spawnSync(process.execPath, run, { cwd: root, env, stdio: 'inherit' });
  if (result.status !== 0) failed.push(`tests (${result.signal ?? `exit code ${result.status}`})`);
  // What failed is to be the last thing that is printed: a log may keep no more than its end.
  else if (filters.length === 0) {
    const throughPage = [join(root, 'scripts/e2e.mjs'), '--grep', '@core'];
    const { status } = spawnSync(process.execPath, throughPage, { cwd: root, env, stdio: 'inherit' });
    if (status !== 0) failed.push('tests through the page');
  }
}

if (failed.length > 0) {
  console.log(`FAILED: ${failed.join(', ')}`);
  if (failed.includes('format')) console.log('npm run format repairs the format');
  process.exitCode = 1;
}
