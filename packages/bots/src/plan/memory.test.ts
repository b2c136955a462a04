import { otherPack } from '@altiplano/pack/testing';
import { expect, test } from 'vitest';
import { position } from '../testing/position.ts';
import { createMemory } from './memory.ts';

const game = position({}, 0);

test('what was thought is known, until much else has been thought about', () => {
  const memory = createMemory<string>();
  const thoughts: string[] = [];
  const ask = (key: string): string =>
    memory.recall(game, key, () => {
      thoughts.push(key);
      return `about ${key}`;
    });
  expect([ask('a'), ask('b'), ask('a')]).toEqual(['about a', 'about b', 'about a']);
  expect(thoughts).toEqual(['a', 'b']);
  for (let i = 0; i < 100; i++) {
    ask(`other ${i}`);
    ask('a');
  }
  expect(thoughts).toHaveLength(102);
  ask('b');
  expect(thoughts.at(-1)).toBe('b');
});

test('a position with other components is another one', () => {
  const memory = createMemory<number>();
  expect(memory.recall(game, 'same', () => 1)).toBe(1);
  expect(memory.recall(position({}, 0, otherPack), 'same', () => 2)).toBe(2);
  expect(memory.recall(game, 'same', () => 3)).toBe(1);
});

test('that nothing came of thinking is not thought again', () => {
  const memory = createMemory<string | null>();
  let times = 0;
  const think = (): null => {
    times++;
    return null;
  };
  expect([memory.recall(game, 'nothing', think), memory.recall(game, 'nothing', think)]).toEqual([
    null,
    null,
  ]);
  expect(times).toBe(1);
});
