import { GOODS, type Good } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { keepSlots } from './slots.ts';

function pool(some: Partial<Record<Good, number>>): Record<Good, number> {
  return { ...(Object.fromEntries(GOODS.map((good) => [good, 0])) as Record<Good, number>), ...some };
}

test('a tile that is placed leaves its slot empty, and comes back to the first free one', () => {
  const drawn = keepSlots([], pool({ food: 2, fish: 1 }), 4);
  expect(drawn.filter(Boolean)).toHaveLength(3);
  const at = drawn.lastIndexOf('food');
  const placed = keepSlots(drawn, pool({ food: 1, fish: 1 }), 4);
  expect(placed[at]).toBeNull();
  expect(placed.toSpliced(at, 1)).toEqual(drawn.toSpliced(at, 1));
  expect(keepSlots(placed, pool({ food: 2, fish: 1 }), 4)).toEqual(drawn);
});

test('with fewer slots the tiles move up', () => {
  expect(keepSlots([null, 'fish', null, 'wood'], pool({ fish: 1, wood: 1 }), 2)).toEqual(['fish', 'wood']);
});
