import { expect, test } from 'vitest';
import { listProvenance } from '../list-provenance.ts';
import type { Pack } from '../pack.ts';
import { shippedPack } from '../shipped/shipped-pack.ts';
import { steadyPack } from './steady-pack.ts';

const isSettled = (provenance: string): boolean => provenance === 'book' || provenance === 'derived';

test('what the rulebooks settle is as in the shipped pack', () => {
  const shipped = new Map(listProvenance(shippedPack).map((row) => [row.path, row]));
  for (const { path, value, provenance } of listProvenance(steadyPack)) {
    const row = shipped.get(path);
    if (row === undefined || !isSettled(row.provenance) || !isSettled(provenance)) continue;
    expect(value, path).toEqual(row.value);
  }
});

/** The verbs of all cards of a pack: what the rules must be able to do for it. */
function verbsOf(pack: Pack): Set<string> {
  const { extensionKinds, events, assets, missions } = pack;
  const effects = [...extensionKinds, ...events, ...assets].map(({ effect }) => effect.verb);
  return new Set<string>([...effects, ...missions.map(({ condition }) => condition.verb)]);
}

test('no card of the shipped pack does what none of the steady pack does', () => {
  const known = verbsOf(steadyPack);
  expect([...verbsOf(shippedPack)].filter((verb) => !known.has(verb))).toEqual([]);
});
