import { createDice, createTaughtNet, toWhole, WEIGHTS, WHIMS } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { castOfPlanners, castWithNets, isCareful } from './cast.ts';

test('without nets planners of different tastes play, some of them careless', () => {
  const { minds, moods } = castOfPlanners(3, createDice('c'));
  expect(moods).toEqual([]);
  expect(new Set(minds.map(({ weights }) => weights.horizon)).size).toBe(minds.length);
  for (const { weights, council, width } of minds) {
    expect({ council, width }).toEqual({ council: undefined, width: 3 });
    // Tastes differ in degree: what is good stays good.
    for (const [name, weight] of Object.entries(WEIGHTS)) {
      expect(Math.sign(weights[name as keyof typeof WEIGHTS])).toBe(Math.sign(weight));
    }
  }
  expect(minds.filter(isCareful)).toHaveLength(minds.length / 3);
});

test('with nets all play carefully, but for moods that are careless, have whims or sit idle', () => {
  const dice = createDice('c');
  const nets = [toWhole(createTaughtNet(16, 2, () => dice.fraction()))];
  const { minds, moods: all } = castWithNets(nets, 3, dice);
  const moods = all.flatMap((mood) => (mood === null ? [] : [mood]));
  expect(all.length - moods.length).toBe(1);
  expect([...minds, ...moods].every((mind) => mind.council === nets)).toBe(true);
  expect(minds.map(({ carelessness, whims }) => ({ carelessness, whims }))).toEqual([
    { carelessness: 0, whims: undefined },
  ]);
  const whims = moods.flatMap((mind) => (mind.whims === undefined ? [] : [mind.whims]));
  expect(whims.length).toBeGreaterThan(0);
  for (const whim of whims) {
    expect(whim).toHaveLength(WHIMS.length);
    expect(Math.min(...whim)).toBe(0);
  }
  const careless = moods.filter((mind) => mind.whims === undefined);
  expect(careless.length).toBeGreaterThan(0);
  expect(careless.some(isCareful)).toBe(false);
});
