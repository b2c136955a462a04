import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The page on which any moment of any game can be looked at: `table.html`, built and served by itself. */
export interface Study {
  readonly address: string;
  remove(): Promise<void>;
}

/** Builds that page into a folder of its own, and serves it on a free port. */
export async function openStudy(): Promise<Study> {
  const outDir = await mkdtemp(join(tmpdir(), 'altiplano-study-'));
  const shared = { root: ROOT, configFile: false, logLevel: 'error', appType: 'mpa' } as const;
  await build({
    ...shared,
    plugins: [react()],
    build: { target: 'es2023', outDir, minify: false, rolldownOptions: { input: join(ROOT, 'table.html') } },
  });
  const served = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = served.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The page for looking at tables is not served.');
  return {
    address: `${address}table.html`,
    async remove() {
      await served.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
