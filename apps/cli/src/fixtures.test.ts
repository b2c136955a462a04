import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packHash } from '@altiplano/pack';
import { otherPack, otherPackAsRecorded, steadyPack } from '@altiplano/pack/testing';
import { isProblem, parseRecordText, verifyRecord } from '@altiplano/protocol';
import { describe, expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../fixtures/games', import.meta.url));
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : [];
const LEAST = 40;
const PACKS = [steadyPack, otherPackAsRecorded, otherPack];

describe.skipIf(files.length === 0)('recorded games play on as they did', () => {
  test('there are enough of them, spread over all options', () => {
    expect(files.length).toBeGreaterThanOrEqual(LEAST);
    const options = files.map((name) => {
      const record = parseRecordText(readFileSync(join(FOLDER, name), 'utf8'));
      if (isProblem(record)) throw new Error(`${name}: ${record.problem} at ${record.place}`);
      return record.options;
    });
    const values = (name: keyof (typeof options)[number]): Set<unknown> =>
      new Set(options.map((own) => own[name]));
    expect(values('players').size).toBe(4);
    expect(values('traveler').size).toBe(3);
    for (const name of ['missions', 'short', 'edition', 'roles', 'planning', 'drawing'] as const) {
      expect(values(name).size, name).toBe(2);
    }
  });

  test.each(files)('%s', (name) => {
    const json = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as { pack: { hash: string } };
    const pack = PACKS.find((known) => packHash(known) === json.pack.hash) ?? steadyPack;
    expect(verifyRecord(json, pack).filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
  });
});
