import { PRINTED_COSTS } from '@altiplano/rules/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { checkPack } from './check/check-pack.ts';
import { listProvenance } from './list-provenance.ts';
import type { Pack } from './pack.ts';
import { packHash } from './pack-hash.ts';
import { SHIPPED_HASH } from './shipped/shipped-hash.ts';
import { shippedPack } from './shipped/shipped-pack.ts';
import { type Change, changed } from './testing/changed.ts';
import { steadyPack } from './testing/steady-pack.ts';

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

function hashWith(...changes: readonly Change[]): string {
  return packHash(changed(...changes) as unknown as Pack);
}

test('canonical JSON sorts keys, keeps lists and leaves out what is undefined', () => {
  expect(canonicalJson({ b: [2, 1, null], a: { d: 'x"', c: undefined } })).toBe(
    '{"a":{"d":"x\\""},"b":[2,1,null]}',
  );
});

test('canonical JSON is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      expect(canonicalJson(reversed(plain))).toBe(canonicalJson(plain));
    }),
  );
});

test('the hash is 64 hexadecimal digits and does not change with the order of keys', () => {
  const hash = packHash(steadyPack);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(packHash(reversed(steadyPack) as Pack)).toBe(hash);
  expect(hashWith()).toBe(hash);
});

test('a checked pack has the hash of what was checked', () => {
  const result = checkPack(reversed(steadyPack));
  expect('pack' in result && packHash(result.pack)).toBe(packHash(steadyPack));
});

test('any other value gives another hash', () => {
  const changes: Change[] = [
    ['id', 'another'],
    ['name.en', 'Another'],
    ['goods.cloth.value', 2],
    ['goods.cloth.provenance.value', 'ours'],
    ['supply.corn.3', 24],
    ['board.strip.4', 5],
    ['extensions.0.price', 3],
    ['orders.0.goods.0', 'fish'],
    ['events.0.traveler', null],
    ['eventPile.short.E', 4],
    ['assets.0.cost', 'higher'],
  ];
  const hashes = changes.map((change) => hashWith(change));
  expect(new Set([packHash(steadyPack), ...hashes]).size).toBe(changes.length + 1);
});

test('every listed value counts for the hash', () => {
  const original = canonicalJson(steadyPack);
  for (const { path } of listProvenance(steadyPack)) {
    const steps = path.replaceAll(/ \([^)]*\)/g, '').replaceAll(/\[(\d+)\]/g, '.$1');
    expect(canonicalJson(changed([steps, 'changed'])), path).not.toBe(original);
  }
});

test('the hash that is noted for the shipped pack is its own', () => {
  expect(packHash({ ...shippedPack })).toBe(SHIPPED_HASH);
});

test("the rulebook's costs said or left out give one hash, any other costs another", () => {
  const { costs, ...left } = shippedPack;
  const { costs: source, ...provenance } = shippedPack.provenance;
  expect([costs, source]).toEqual([PRINTED_COSTS, 'book']);
  const silent: Pack = { ...left, provenance };
  expect(checkPack(silent)).toEqual({ pack: silent });
  expect(packHash(silent)).toBe(SHIPPED_HASH);
  const dearer: Pack = { ...shippedPack, costs: { ...PRINTED_COSTS, order: 2 } };
  const guessed: Pack = { ...shippedPack, provenance: { ...shippedPack.provenance, costs: 'ours' } };
  expect(new Set([SHIPPED_HASH, packHash(dearer), packHash(guessed)]).size).toBe(3);
});
