import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';

test('what is placed lands on the space that was pressed', () => {
  expect(layOut([null, null, null], ['fish'], 3, [], { taken: null, landed: 2 })).toEqual([
    null,
    null,
    'fish',
  ]);
});

test('where that space is taken, it lands on the first that is free', () => {
  expect(layOut(['wood', null, null], ['wood', 'fish'], 3, [], { taken: null, landed: 0 })).toEqual([
    'wood',
    'fish',
    null,
  ]);
});

test('what lies there stays where it is when another thing comes or goes', () => {
  expect(layOut([null, null, 'fish'], ['cloth', 'fish'], 3)).toEqual(['cloth', null, 'fish']);
  expect(layOut(['cloth', null, 'fish'], ['fish'], 3)).toEqual([null, null, 'fish']);
});

test('of equal tiles the one that was taken goes', () => {
  expect(layOut(['fish', 'fish'], ['fish'], 2, [], { taken: 0, landed: null })).toEqual([null, 'fish']);
  expect(layOut(['fish', 'fish'], ['fish'], 2, [], { taken: 1, landed: null })).toEqual(['fish', null]);
});

test('on a card each thing lies on a space that is printed for it', () => {
  expect(layOut([], ['food'], 2, ['alpaca', 'food'])).toEqual([null, 'food']);
  expect(layOut([], ['food'], 2, ['alpaca', 'food'], { taken: null, landed: 0 })).toEqual([null, 'food']);
});

test('nothing is ever left out', () => {
  expect(layOut([], ['fish', 'wood'], 1)).toEqual(['fish', 'wood']);
  expect(layOut([], ['fish'], 1, ['wood'])).toEqual(['fish']);
});
