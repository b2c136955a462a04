import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this a compressed file saves nothing that is worth a second file. */
const LEAST = 1024;
/** The highest takes many times as long for a few percent less. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Writes compressed files beside those that are text; the server hands them out as they are. */
export function compress(): Plugin {
  return {
    name: 'altiplano:compress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const path = join(dir, name);
        if (!TEXT.test(name) || statSync(path).size < LEAST) continue;
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: QUALITY }));
        writeFileSync(`${path}.gz`, gzipSync(content));
      }
    },
  };
}
