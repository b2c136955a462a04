import { expect, test } from 'vitest';
import { inverse, multiply } from './matrix.ts';

test('an inverse times its matrix is one', () => {
  const matrix = [
    [0, 2, 1],
    [1, 0, 3],
    [4, 1, 0],
  ];
  const back = inverse(matrix);
  for (const [at, row] of matrix.entries()) {
    const unit = multiply(
      back,
      matrix.map((line) => line[at] as number),
    );
    for (const [index, value] of unit.entries()) expect(value).toBeCloseTo(index === at ? 1 : 0, 12);
    expect(row).toHaveLength(3);
  }
});

test('where there is no inverse it says so', () => {
  expect(() =>
    inverse([
      [1, 2],
      [2, 4],
    ]),
  ).toThrow('no inverse');
});
