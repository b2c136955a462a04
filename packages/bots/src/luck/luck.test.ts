import { apply, awaitedSeat, createMoveBuffer, isOver, legalMoves } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { choose } from '../choose.ts';
import { createDice } from '../dice.ts';
import { greedy } from '../planner/planner.ts';
import { newGame } from '../testing/new-game.ts';
import { type Sample, withoutLuck } from './adjust.ts';
import { createLuckMeter, hopes, luckOf } from './luck.ts';

/** Two tiles out of a bag of three red and two blue ones, every way as likely as any other: the number of red ones. */
const DRAWS = [0, 1, 2, 3, 4].flatMap((first) =>
  [0, 1, 2, 3, 4].filter((second) => second !== first).map((second) => [first, second]),
);
const reds = DRAWS.map((tiles) => tiles.filter((tile) => tile < 3).length);

/** Not a straight line: what a tile is worth depends on the other. */
function value(red: number): number {
  return red ** 3 - 5 * red;
}

test('a toy game: over all that can be drawn, beside all that could have been, luck is nothing on average', () => {
  let sum = 0;
  for (const drawn of reds) for (const other of reds) sum += luckOf(value(drawn), [value(other)]);
  expect(sum).toBeCloseTo(0, 9);
  expect(luckOf(value(2), [value(0), value(2)])).not.toBe(0);
});

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function standardError(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length);
}

/** Results of true mean 5, half of whose spread is luck. */
function toySamples(count: number, seed: string): Sample[] {
  const dice = createDice(seed);
  const die = (): number => dice.below(6) - 2.5;
  return Array.from({ length: count }, (_, group) => {
    const luck = [die(), die()];
    return { group, luck, result: 5 + 2 * luck[0] - luck[1] + die() };
  });
}

test('luck is taken out where it is, and the mean stays what it is', () => {
  const all = Array.from({ length: 300 }, (_, run) => mean(withoutLuck(toySamples(30, `run ${run}`))));
  expect(Math.abs(mean(all) - 5)).toBeLessThan(3 * standardError(all));
  const samples = toySamples(400, 'one');
  const plain = standardError(samples.map(({ result }) => result));
  expect(standardError(withoutLuck(samples))).toBeLessThan(plain / 2);
});

test('numbers that have nothing to do with the results change next to nothing', () => {
  const dice = createDice('none');
  const samples = Array.from({ length: 200 }, (_, group) => ({
    group,
    luck: [dice.fraction() - 0.5],
    result: dice.fraction(),
  }));
  const plain = samples.map(({ result }) => result);
  expect(standardError(withoutLuck(samples)) / standardError(plain)).toBeLessThan(1.05);
});

test('few results, or luck that is always the same, are left as they are', () => {
  const few = toySamples(19, 'few');
  expect(withoutLuck(few)).toEqual(few.map(({ result }) => result));
  const dull = Array.from({ length: 40 }, (_, result) => ({ group: result, result, luck: [0, 0] }));
  expect(withoutLuck(dull)).toEqual(dull.map(({ result }) => result));
  expect(withoutLuck([])).toEqual([]);
});

const buffer = createMoveBuffer();
const GAMES = 16;

test('real games: a meter changes nothing, and what it adds up is nothing on average', () => {
  const luck: number[] = [];
  for (let number = 0; number < GAMES; number++) {
    const [metered, plain] = [newGame(`luck ${number}`), newGame(`luck ${number}`)];
    const meter = createLuckMeter(2, hopes, 1, `seed ${number}`);
    const dice = createDice(`moves ${number}`);
    for (let decision = 0; decision < 120 && !isOver(metered); decision++) {
      const seat = awaitedSeat(metered);
      const count = legalMoves(metered, seat, buffer);
      const move = dice.below(8) === 0 ? buffer[dice.below(count)] : choose(greedy, metered, seat, 'move');
      meter.play(metered, seat, move);
      apply(plain, seat, move);
    }
    expect(metered.state).toEqual(plain.state);
    for (const seat of [0, 1]) {
      luck.push(meter.luck()[seat]);
    }
  }
  expect(luck.filter((one) => one !== 0).length).toBeGreaterThan(GAMES / 2);
  expect(Math.abs(mean(luck))).toBeLessThan(3 * standardError(luck));
});
