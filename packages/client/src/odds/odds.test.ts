import { type Good, GOODS, isOver, legalMoves, readMove, writeMove } from '@altiplano/rules/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buffer, eachPosition, gameOf } from '../testing/positions.ts';
import { chanceOf } from './chance-of.ts';
import type { Draw } from './draw.ts';
import { drawOdds } from './draw-odds.ts';
import { nextDraw } from './next-draw.ts';

/** Every way a draw can go, tile by tile as the rules draw, with its chance. */
function enumerate({ bag, container, tiles }: Draw, visit: (drawn: number[], chance: number) => void): void {
  const drawn = bag.map(() => 0);
  const go = (from: number[], rest: number[], left: number, chance: number): void => {
    const size = from.reduce((sum, count) => sum + count, 0);
    const restSize = rest.reduce((sum, count) => sum + count, 0);
    if (left === 0 || size + restSize === 0) return visit([...drawn], chance);
    if (size === 0) {
      return go(
        rest,
        rest.map(() => 0),
        left,
        chance,
      );
    }
    for (const [good, count] of from.entries()) {
      if (count === 0) continue;
      const next = from.with(good, count - 1);
      drawn[good] = (drawn[good] ?? 0) + 1;
      go(next, rest, left - 1, (chance * count) / size);
      drawn[good] = (drawn[good] ?? 0) - 1;
    }
  };
  go([...bag], [...container], tiles, 1);
}

const KINDS = [0, 2, 7, 11];

/** A few tiles of four goods. */
const tiles = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 })
  .map((counts) => GOODS.map((_, good) => counts[KINDS.indexOf(good)] ?? 0));
const draws: fc.Arbitrary<Draw> = fc.record({
  bag: tiles,
  container: tiles,
  tiles: fc.integer({ min: 0, max: 5 }),
});

test('the odds are those of drawing tile by tile, refill included', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const expected = GOODS.map(() => new Map<number, number>());
      let most = 0;
      enumerate(draw, (drawn, chance) => {
        most = drawn.reduce((sum, count) => sum + count, 0);
        for (const [good, count] of drawn.entries()) {
          const chances = expected[good] as Map<number, number>;
          chances.set(count, (chances.get(count) ?? 0) + chance);
        }
      });
      const odds = drawOdds(draw);
      expect(odds.tiles).toBe(most);
      for (const [index, good] of GOODS.entries()) {
        const found = odds.goods.find((row) => row.good === good);
        const chances = found?.chances ?? [1];
        for (let k = 0; k <= Math.max(draw.tiles, chances.length); k++) {
          expect(chances[k] ?? 0).toBeCloseTo(expected[index]?.get(k) ?? 0, 10);
        }
        const mean = [...(expected[index] ?? [])].reduce((sum, [k, chance]) => sum + k * chance, 0);
        expect(found?.expected ?? 0).toBeCloseTo(mean, 10);
        expect(found?.some ?? 0).toBeCloseTo(1 - (expected[index]?.get(0) ?? 0), 10);
      }
    }),
    { numRuns: 150 },
  );
});

test('the chance of several goods together is that of drawing tile by tile', () => {
  const few = fc.integer({ min: 0, max: 2 });
  fc.assert(
    fc.property(draws, fc.tuple(few, few, few), (draw, [food, wood, ore]) => {
      const wanted: Partial<Record<Good, number>> = { food, wood, ore };
      let expected = 0;
      enumerate(draw, (drawn, chance) => {
        if (GOODS.every((good, index) => (drawn[index] ?? 0) >= (wanted[good] ?? 0))) expected += chance;
      });
      expect(chanceOf(draw, wanted)).toBeCloseTo(expected, 10);
    }),
    { numRuns: 150 },
  );
});

test('[D4] the bag is refilled after its last tile, if there is anything to refill it with', () => {
  const none = GOODS.map(() => 0);
  const two = none.with(0, 2);
  expect(drawOdds({ bag: two, container: two, tiles: 2 }).refillAfter).toBe(null);
  expect(drawOdds({ bag: two, container: two, tiles: 3 }).refillAfter).toBe(2);
  expect(drawOdds({ bag: none, container: two, tiles: 1 }).refillAfter).toBe(0);
  expect(drawOdds({ bag: two, container: none, tiles: 3 })).toMatchObject({ refillAfter: null, tiles: 2 });
});

test('[D3] the next draw is the one that the rules offer', () => {
  let offered = 0;
  eachPosition((game, seat) => {
    const own = gameOf(game, seat);
    const count = legalMoves(own, seat, buffer);
    const moves = [...buffer.subarray(0, count)].map((move) => writeMove(own, move));
    const draw = moves.find((move) => move.type === 'draw');
    if (draw === undefined || !moves.every(({ type }) => type === 'draw' || type === 'takeBack')) return;
    offered++;
    expect(nextDraw(own, seat)?.tiles).toBe(draw['count']);
    expect(readMove(own, draw)).toBeTypeOf('number');
  });
  expect(offered).toBeGreaterThan(20);
});

test('nobody draws after the last drawing of a game', () => {
  eachPosition((game, seat) => {
    if (isOver(game)) expect(nextDraw(gameOf(game, seat), seat)).toBe(null);
  });
});
