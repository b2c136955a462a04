import { GOODS } from '@altiplano/rules';
import { expect, test } from 'vitest';
import { outlineOverlap } from '../../testing/outline-overlap.ts';
import { closest, pairsOf } from '../../testing/sights.ts';
import { GOOD_COLORS } from './good-colors.ts';
import { GOOD_MARKS } from './good-marks.ts';
import { GOOD_SHAPES } from './good-shapes.ts';

/** Two squares of which one has its corners cut off overlap more than this. */
const SAME_SHAPE = 0.93;

test('goods whose colours look alike to anyone differ by the shape of their tile', () => {
  const alike = pairsOf(GOODS).filter(
    ([one, other]) => closest(GOOD_COLORS[one].face, GOOD_COLORS[other].face).apart < 22,
  );
  expect(alike.length).toBeGreaterThan(0);
  expect(
    alike.filter(([one, other]) => outlineOverlap(GOOD_SHAPES[one], GOOD_SHAPES[other]) > SAME_SHAPE),
  ).toEqual([]);
});

test('no two goods share their letters in either language', () => {
  for (const marks of Object.values(GOOD_MARKS))
    expect(new Set(Object.values(marks)).size).toBe(GOODS.length);
});
