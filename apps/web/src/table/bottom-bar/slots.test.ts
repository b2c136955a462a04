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

test('of equal tiles the one that was pressed goes', () => {
  const drawn = keepSlots([], pool({ food: 3, fish: 1 }), 5);
  const foods = drawn.flatMap((good, slot) => (good === 'food' ? [slot] : []));
  for (const pressed of foods) {
    const placed = keepSlots(drawn, pool({ food: 2, fish: 1 }), 5, pressed);
    expect(placed).toEqual(drawn.with(pressed, null));
  }
});

test('a slot that was pressed keeps its tile when another kind of tile goes', () => {
  const drawn = keepSlots([], pool({ food: 2, fish: 1 }), 4);
  const placed = keepSlots(drawn, pool({ food: 2 }), 4, drawn.indexOf('food'));
  expect(placed).toEqual(drawn.with(drawn.indexOf('fish'), null));
});

test('with fewer slots the tiles move up', () => {
  expect(keepSlots([null, 'fish', null, 'wood'], pool({ fish: 1, wood: 1 }), 2)).toEqual(['fish', 'wood']);
});
