import { createDice, createNet, FEATURES, WEIGHTS, WHIMS } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { castOfPlanners, castWithNets, isCareful } from './cast.ts';

test('without nets planners of different tastes play, some of them careless', () => {
  const { minds, regulars } = castOfPlanners(3, createDice('c'));
  expect(regulars).toBe(minds.length);
  expect(new Set(minds.map(({ weights }) => weights.horizon)).size).toBe(minds.length);
  for (const { weights, nets, width } of minds) {
    expect({ nets, width }).toEqual({ nets: undefined, width: 3 });
    // Tastes differ in degree: what is good stays good.
    for (const [name, weight] of Object.entries(WEIGHTS)) {
      expect(Math.sign(weights[name as keyof typeof WEIGHTS])).toBe(Math.sign(weight));
    }
  }
  expect(minds.filter(isCareful)).toHaveLength(minds.length / 3);
});

test('with nets some play carefully, some carelessly, and some have whims', () => {
  const dice = createDice('c');
  const nets = [createNet(FEATURES, 2, 2, () => dice.fraction())];
  const { minds, regulars } = castWithNets(nets, 3, dice);
  expect(minds.every((mind) => mind.nets === nets)).toBe(true);
  expect(minds.slice(0, regulars).map(({ carelessness }) => carelessness)).toEqual([0, 0, 0, 1, 3]);
  expect(minds.filter(isCareful)).toHaveLength(3);
  const whims = minds.slice(regulars).map((mind) => mind.whims ?? []);
  expect(whims.length).toBeGreaterThan(0);
  for (const whim of whims) {
    expect(whim).toHaveLength(WHIMS.length);
    expect(Math.min(...whim)).toBe(0);
  }
});
