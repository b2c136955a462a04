import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';

/** Tells the service worker which files make up the page, and a version that changes with any of them. */
export function offlineFiles(): Plugin {
  let publicFolder = 'public';
  return {
    name: 'altiplano:offline-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const fixed = readdirSync(publicFolder);
      for (const name of fixed) hash.update(readFileSync(join(publicFolder, name)));
      const built = Object.values(bundle).filter(
        ({ fileName }) => fileName !== WORKER && !fileName.endsWith('.map'),
      );
      for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
      const files = [...built.map(({ fileName }) => fileName), ...fixed].map((name) => `/${name}`).sort();
      worker.code = worker.code
        .replaceAll('FILES_OF_THE_PAGE', JSON.stringify(files))
        .replaceAll('VERSION_OF_THE_PAGE', JSON.stringify(hash.digest('hex').slice(0, 16)));
    },
  };
}
