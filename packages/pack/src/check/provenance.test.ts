import { expect, test } from 'vitest';
import { changed, GONE, problemsOf } from '../testing/changed.ts';

const missing = 'is missing: every value says where it comes from';
const unknown = "unknown provenance 'guess', must be one of book, derived, seen, ours";

test.each([
  [['orders.0.provenance', GONE], 'orders[0] (wood-wood-stone-fish).provenance', missing],
  [['orders.0.provenance', 'guess'], 'orders[0] (wood-wood-stone-fish).provenance', unknown],
  [
    ['orders.0.provenance', null],
    'orders[0] (wood-wood-stone-fish).provenance',
    unknown.replace("'guess'", 'null'),
  ],
  [['goods.cloth.provenance.price', GONE], 'goods.cloth.provenance.price', missing],
  [['goods.cloth.provenance.price', 'guess'], 'goods.cloth.provenance.price', unknown],
  [
    ['goods.cloth.provenance.weight', 'ours'],
    'goods.cloth.provenance.weight',
    'says the provenance of nothing',
  ],
  [['extensionKinds.19.provenance.sameAs', GONE], 'extensionKinds[19] (X20).provenance.sameAs', missing],
  [
    ['extensionKinds.19.sameAs', GONE],
    'extensionKinds[19] (X20).provenance.sameAs',
    'says the provenance of nothing',
  ],
  [['provenance.carts', GONE], 'provenance.carts', missing],
  [['provenance.supply', { food: 'book' }], 'provenance.supply.corn', missing],
  [['provenance.board.spaces.mine', GONE], 'provenance.board.spaces.mine', missing],
  [['provenance.board.strip.4', GONE], 'provenance.board.strip[4]', missing],
  [['provenance.board.strip.5', 'ours'], 'provenance.board.strip[5]', 'says the provenance of nothing'],
  [['provenance.board.road', {}], 'provenance.board.road', 'must be a list like the value, is an object'],
  [
    ['provenance.board.movement', {}],
    'provenance.board.movement',
    'must be one of book, derived, seen, ours, is an object',
  ],
  [['provenance.board.warehouse.left.0.points', GONE], 'provenance.board.warehouse.left[0].points', missing],
  [['provenance.roles', 'ours'], 'provenance.roles', 'unknown key'],
] as const)('%s', (change, path, message) => {
  expect(problemsOf(changed(change))).toContainEqual({ path, message });
});

test('one word for a row is enough, as is one for each of its parts', () => {
  expect(problemsOf(changed(['goods.cloth.provenance', 'ours']))).toEqual([]);
  const action = { location: 'ours', pays: ['seen'], gains: 'ours' };
  const parts = { goods: ['book', 'ours', 'seen', 'ours'], coins: 'ours', kind: 'ours', action };
  expect(problemsOf(changed(['roles.0.provenance', parts]))).toEqual([]);
});
