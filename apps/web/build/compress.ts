import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|webmanifest)$/;
/** Below this a compressed file saves nothing that is worth a second file. */
const LEAST = 1024;
/** The highest takes seconds, once; every first visitor waits for a fourteenth less. */
const QUALITY = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, await brotli(content, { params: QUALITY }));
  writeFileSync(`${path}.gz`, await zip(content));
}

/** Writes compressed files beside those that are text; the server hands them out as they are. */
export function compress(): Plugin {
  return {
    name: 'altiplano:compress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .filter((name) => TEXT.test(name))
        .map((name) => join(dir, name))
        .filter((path) => statSync(path).size >= LEAST);
      await Promise.all(files.map(compressFile));
    },
  };
}
