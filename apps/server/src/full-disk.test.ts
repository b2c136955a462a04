import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { runProgram } from './testing/run-program.ts';
import { temporaryFolder } from './testing/started-server.ts';

/** How large the program's files may become: the same to it as a disk without room. */
function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): boolean {
  return spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]).status === 0;
}

const mayLimit = process.platform === 'linux' && limitFiles(process.pid, 'unlimited');

test.runIf(mayLimit)(
  'without room everybody is told that it is unavailable, the host once in one line, and it goes on by itself',
  async () => {
    const program = runProgram({ DATA_DIR: temporaryFolder() });
    const address = await program.listening();
    const ana = createBrowser(address);
    await ana.ask('POST', '/api/me', { name: 'Ana' });
    expect((await ana.ask('GET', '/readyz')).status).toBe(200);
    limitFiles(program.process.pid, 4096);
    const answers = [
      await createBrowser(address).ask('POST', '/api/me', { name: 'Newcomer' }),
      await ana.ask('PATCH', '/api/me', { name: 'Anita' }),
      await ana.ask('POST', '/api/tables', {}),
      await ana.ask('POST', '/api/me/code'),
    ];
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([503, { trouble: { code: 'unavailable', figures: {} } }]);
    }
    expect((await ana.ask('GET', '/livez')).status).toBe(200);
    const statusOf = async (path: string) => (await ana.ask('GET', path)).status;
    await expect.poll(() => statusOf('/readyz'), POLLING).toBe(503);
    expect(await statusOf('/healthz')).toBe(503);

    limitFiles(program.process.pid, 'unlimited');
    await expect.poll(() => statusOf('/readyz'), POLLING).toBe(200);
    expect((await ana.ask('POST', '/api/tables', {})).status).toBe(200);
    program.process.kill('SIGTERM');
    expect(await program.ended()).toBe(0);
    expect(
      program.err().match(/nothing that was acknowledged is lost, and it goes on by itself/g),
    ).toHaveLength(1);
    expect(program.err().match(/the storage works again/g)).toHaveLength(1);
    expect(program.out()).not.toContain('cannot rollback');
  },
);

/** Until it is so, or the test's own patience ends. */
const POLLING = { timeout: 250_000, interval: 200 };
