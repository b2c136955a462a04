import { expect, test } from 'vitest';
import { bestFirst, faredIn } from './fitness.ts';

test('the lead counts in points, and winning a little', () => {
  const fared = faredIn([
    { margin: 6, share: 0.5 },
    { margin: -2, share: 0.25 },
  ]);
  expect(fared).toEqual({ fitness: 2 + 3.75, share: 0.375 });
});

test('the best comes first, and equals stay in their order', () => {
  const fared = [3, 7, 3, 9].map((fitness) => ({ fitness, share: 0 }));
  expect(bestFirst(fared)).toEqual([3, 1, 0, 2]);
});
