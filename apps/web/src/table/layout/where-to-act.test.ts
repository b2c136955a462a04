import { expect, test } from 'vitest';
import { countsByPart } from './where-to-act.ts';

test('what can be done elsewhere is counted once, however many ways lead to it', () => {
  const legal = [
    { type: 'travel', location: 'mine', means: 'freeCart' },
    { type: 'travel', location: 'mine', means: 'movement:1' },
    { type: 'travel', location: 'road', means: 'freeCart' },
    { type: 'takeOrder', order: 'o1' },
    { type: 'pass' },
  ] as const;
  expect(countsByPart(legal)).toEqual({ places: 2, market: 1 });
});
