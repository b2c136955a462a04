import { listProvenance, shippedPack } from '@altiplano/pack';
import { expect, test } from 'vitest';
import { ALL } from './testing/languages.ts';
import { expectWords } from './testing/wordless.ts';

test.each(ALL)('every table of values says what it is and why it is so ($language)', ({ texts }) => {
  const { tables, why } = texts.provenance;
  for (const { path } of listProvenance(shippedPack)) {
    const [table = ''] = /^\w+/.exec(path) ?? [];
    expectWords(tables[table] ?? '');
    expectWords(why[table] ?? '');
  }
});

test('what is said of ways to cacao is true: none costs less than three', () => {
  for (const { id, effect } of shippedPack.extensionKinds) {
    if (effect.verb !== 'exchange' || !effect.gains.includes('cacao')) continue;
    for (const tile of shippedPack.extensions) {
      if (tile.kind === id) expect(tile.price, tile.id).toBeGreaterThanOrEqual(3);
    }
  }
});
