import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Place } from './place.ts';
import type { Storage } from './storage.ts';
import { onEveryPlace } from './testing/temporary-place.ts';
import { emptyPlace, openNode } from './testing/temporary-storage.ts';

const WRITER = fileURLToPath(new URL('./testing/tireless-writer.ts', import.meta.url));
const KILLS = 5;
const MOST_ACKNOWLEDGED = 120;

/** Lets a writer run until it has been acknowledged a number of times, kills it, and returns what it had been told. */
async function runAndKill(place: Place, writer: string, acknowledgements: number): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, [WRITER, JSON.stringify(place), writer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout! })) {
    told.push(line);
    // It goes on writing meanwhile, so the kill meets it anywhere.
    if (told.length === acknowledgements) child.kill('SIGKILL');
  }
  expect(await exit).toEqual([null, 'SIGKILL']);
  return told;
}

/** Checks that the logs have no holes and returns who wrote what. */
async function written({ tables }: Storage): Promise<Set<string>> {
  const all = new Set<string>();
  for (const table of ['a', 'b', 'c', 'd']) {
    const entries = await tables.entries(table);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    expect(await tables.newest(table)).toBe(entries.length === 0 ? undefined : entries.length);
    for (const { key, number } of entries) all.add(`${key?.person} ${table} ${number}`);
  }
  return all;
}

onEveryPlace((kind) => {
  // One process on SQLite; on PostgreSQL several that race for the same numbers.
  const writers = kind === 'sqlite' ? ['w1'] : ['w1', 'w2', 'w3'];

  test('whatever was acknowledged before a kill -9 is there afterwards', async () => {
    const place = await emptyPlace(kind);
    const told = new Set<string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const runs = writers.map((writer) =>
        runAndKill(place, `${writer}-${kill}`, randomInt(1, MOST_ACKNOWLEDGED)),
      );
      for (const line of (await Promise.all(runs)).flat()) told.add(line);
      const storage = await openNode(place, 'reader');
      const kept = await written(storage);
      expect([...told].filter((line) => !kept.has(line))).toEqual([]);
      await storage.close();
    }
    expect(told.size).toBeGreaterThanOrEqual(KILLS * writers.length);
  });
});
