// What takes longer than a change can wait for: sweeps as far as they go, and the tests through the page that `npm test`
// leaves out. Both are run whatever the other says.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const parts = [
  { name: 'sweeps', run: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.deep.config.ts'] },
  { name: 'tests through the page', run: ['scripts/e2e.mjs', '--grep-invert', '@core'] },
];

const failed = parts.filter(({ run: [file = '', ...args] }) => {
  const { status } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length > 0) {
  console.log(`FAILED: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
