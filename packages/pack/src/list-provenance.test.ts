import { expect, test } from 'vitest';
import { listProvenance, provenanceCounts } from './list-provenance.ts';
import { shippedPack } from './shipped/shipped-pack.ts';
import { otherPack } from './testing/other-pack.ts';
import { steadyPack } from './testing/steady-pack.ts';

const listed = new Map(listProvenance(steadyPack).map((row) => [row.path, row]));

test.each([
  ['goods.cloth.value', 3, 'book'],
  ['goods.cloth.price', 2, 'ours'],
  ['goods.wood.price', null, 'derived'],
  ['goods.cacao.value', 1, 'ours'],
  ['goods.cacao.opals', 2, 'derived'],
  ['supply.corn', [12, 17, 22, 25], 'book'],
  ['firstEditionFood', [30, 30, 30, 30], 'book'],
  ['points.house', 4, 'book'],
  ['board.spaces.village', 3, 'derived'],
  ['board.spaces.market', 3, 'ours'],
  ['board.spaces.forest', 2, 'seen'],
  ['board.movement', 3, 'derived'],
  ['board.planning.most', 8, 'book'],
  ['board.road[1]', 'corn', 'book'],
  ['board.road[2]', 'planning', 'ours'],
  ['board.warehouse.left[0].spaces', 3, 'derived'],
  ['board.warehouse.left[0].points', 2, 'ours'],
  ['board.strip[1]', 1, 'book'],
  ['board.strip[2]', 2, 'ours'],
  ['eventPile.short.E', 3, 'book'],
  ['roles[3] (miner).goods', ['food', 'food', 'fish', 'ore'], 'seen'],
  ['roles[3] (miner).action', { location: 'mine', pays: ['food'], gains: ['ore'] }, 'ours'],
  ['extensionKinds[23] (X24).effect', { verb: 'storeAtEnd', tiles: 10 }, 'book'],
  ['extensionKinds[19] (X20).sameAs', 'X14', 'ours'],
  ['extensionKinds[24] (X25).effect.corn', 2, 'book'],
  ['extensionKinds[24] (X25).effect.location', 'village', 'ours'],
  ['extensions[0] (X1).kind', 'X1', 'book'],
  ['extensions[1] (X1b).kind', 'X1', 'ours'],
  ['extensions[0] (X1).price', 2, 'ours'],
  ['orders[0] (wood-wood-stone-fish).points', 9, 'ours'],
  ['houses[0] (house-wood).good', 'wood', 'ours'],
  ['missions[0] (three-orders).condition', { verb: 'orders', least: 3 }, 'book'],
  ['missions[0] (three-orders).points', 6, 'ours'],
  ['events[18] (Q19).group', 'D', 'book'],
  ['events[19] (Q20).group', 'D', 'derived'],
  ['events[2] (Q3).when', 'round', 'derived'],
  ['assets[0] (glass-fare).effect', { verb: 'fare', thing: 'glass' }, 'derived'],
  ['assets[0] (glass-fare).cost', 'any', 'ours'],
])('%s', (path, value, provenance) => {
  expect(listed.get(path)).toEqual({ path, value, provenance });
});

test.each([shippedPack, steadyPack])('every path is listed once ($id)', (pack) => {
  const paths = listProvenance(pack).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every row of every table is listed with all its fields', () => {
  const fields = {
    roles: 4,
    extensions: 4,
    orders: 3,
    houses: 2,
    boats: 2,
    missions: 3,
    events: 4,
    assets: 3,
  } as const;
  for (const [table, count] of Object.entries(fields) as [keyof typeof fields, number][]) {
    const paths = [...listed.keys()].filter((path) => path.startsWith(`${table}[`));
    expect(paths, table).toHaveLength(steadyPack[table].length * count);
  }
  expect([...listed.keys()].filter((path) => path.startsWith('extensionKinds['))).toHaveLength(25 + 2);
});

test('the counts add up to the list', () => {
  const counts = provenanceCounts(steadyPack);
  expect(counts.book + counts.derived + counts.seen + counts.ours).toBe(listed.size);
  expect(counts.seen).toBe(5 + 2);
  expect(provenanceCounts(otherPack)).toEqual({
    book: 0,
    derived: 0,
    seen: 0,
    ours: listProvenance(otherPack).length,
  });
});
