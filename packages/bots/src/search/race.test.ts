import { expect, test } from 'vitest';
import { createDice, type Dice } from '../dice.ts';
import { createRace } from './race.ts';

function noise(dice: Dice): number {
  return 6 * (dice.fraction() + dice.fraction() + dice.fraction() - 1.5);
}

/** Runs candidates of these true worths, each world as kind to all of them, until one is left or the worlds are used up. */
function run(worths: readonly number[], opinions: readonly number[], seed: string, worlds: number): number {
  const race = createRace(opinions);
  const dice = createDice(seed);
  for (let i = 0; i < worlds && race.running.length > 1; i++) {
    const luck = noise(dice);
    race.add(race.running.map((candidate) => worths[candidate] + luck + 0.3 * noise(dice)));
  }
  return race.best();
}

test('before any world the opinion decides', () => {
  expect(createRace([3, 5, 4]).best()).toBe(1);
});

test('the better of two is kept, against the opinion', () => {
  let right = 0;
  for (let i = 0; i < 40; i++) if (run([0, 2], [1, 0], `race ${i}`, 40) === 1) right++;
  expect(right).toBeGreaterThan(36);
});

test('who is clearly behind is dropped, who is equal stays for a while', () => {
  const race = createRace([0, 0, 0]);
  const dice = createDice('dropped');
  for (let i = 0; i < 6; i++) {
    const luck = noise(dice);
    race.add(race.running.map((candidate) => luck - (candidate === 2 ? 9 : 0)));
  }
  expect(race.running).toEqual([0, 1]);
  expect(race.worlds).toBe(6);
});

test('who was dropped is compared in the worlds that it was in', () => {
  const race = createRace([0, 0, 0]);
  // Kind worlds until the last is dropped, unkind ones afterwards.
  for (let world = 0; world < 40; world++) {
    race.add(race.running.map((candidate) => (world < 6 ? 50 : 0) - [0, 0.1, 4][candidate]));
  }
  expect(race.running).not.toContain(2);
  expect(race.best()).toBe(0);
  expect(race.behind(0)).toBe(0);
  expect(race.behind(2)).toBeGreaterThan(1);
  expect(race.behind(1)).toBeLessThan(race.behind(2));
});

test('the leader is never dropped', () => {
  const race = createRace([0, 1, 2, 3]);
  const dice = createDice('leader');
  for (let i = 0; i < 60 && race.running.length > 1; i++) {
    race.add(race.running.map(() => noise(dice)));
    expect(race.running).toContain(race.best());
  }
});

test('a race of one is over', () => {
  const race = createRace([7]);
  expect(race.running).toEqual([0]);
  expect(race.best()).toBe(0);
});
