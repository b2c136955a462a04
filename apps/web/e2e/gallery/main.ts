import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startServer } from '../setting/server.ts';
import { openStudy } from '../setting/study.ts';
import { fileOf, README, readWishes } from './matrix.ts';
import { writePage } from './page.ts';
import { takePictures } from './take.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Puts the README's pictures where it looks for them. */
async function copyForReadme(folder: string): Promise<void> {
  for (const [name, picture] of Object.entries(README))
    await copyFile(join(folder, fileOf(picture)), join(ROOT, `docs/screenshots/${name}.webp`));
}

/**
 * Takes the pictures that the arguments ask for: into `.cache/gallery`, beside a page to leaf through them, or those of
 * the README into `docs/screenshots`. Throws, before anything is built, where an argument is not understood.
 */
export async function gallery(args: readonly string[], prepare: () => Promise<string>): Promise<boolean> {
  const { pictures, isAll, readme } = readWishes(args);
  const executablePath = await prepare();
  const folder = join(ROOT, '.cache/gallery');
  if (isAll) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const closing: (() => Promise<void>)[] = [];
  const studied = async (): Promise<string> => {
    const study = await openStudy();
    closing.push(() => study.remove());
    return study.address;
  };
  let study: Promise<string> | null = null;
  try {
    const browser = await chromium.launch({ executablePath });
    closing.push(() => browser.close());
    const server = await startServer();
    closing.push(() => server.remove());
    const failed = await takePictures(pictures, {
      browser,
      address: server.address,
      study: () => (study ??= studied()),
      folder,
      say,
    });
    if (readme && failed.length === 0) await copyForReadme(folder);
    const address = await writePage(folder);
    for (const each of failed) say(`FAILED  ${each}`);
    console.log(address);
    return failed.length === 0;
  } finally {
    // What is still open would keep the process alive.
    for (const close of closing.toReversed()) await close();
  }
}
