import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BENCHES } from './benches.ts';
import { hasChromium } from './web/screens.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What the real program prints; rejects unless it ends well. */
async function printed(name: string): Promise<unknown> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [MAIN, name, '--quick', '--json'], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

const { web, ...anywhere } = BENCHES;

test.each(Object.entries(anywhere))(
  'the quick form of %s ends, and prints what it should',
  async (name, { shape }) => {
    expect(shape.safeParse(await printed(name))).toMatchObject({ success: true });
  },
);

// Where there is none, the tests through the page install one, after these.
test.runIf(await hasChromium())('the quick form of web ends, and prints what it should', async () => {
  expect(web?.shape.safeParse(await printed('web'))).toMatchObject({ success: true });
});
