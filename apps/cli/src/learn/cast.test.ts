import { createDice, createNet, FEATURES, WEIGHTS, WHIMS } from '@altiplano/bots';
import { expect, test } from 'vitest';
import { castOfPlanners, castWithNet, isCareful } from './cast.ts';

test('without a net planners of different tastes play, some of them careless', () => {
  const { minds, regulars } = castOfPlanners(3, createDice('c'));
  expect(regulars).toBe(minds.length);
  expect(new Set(minds.map(({ weights }) => weights.horizon)).size).toBe(minds.length);
  for (const { weights, net, width } of minds) {
    expect({ net, width }).toEqual({ net: undefined, width: 3 });
    // Tastes differ in degree: what is good stays good.
    for (const [name, weight] of Object.entries(WEIGHTS)) {
      expect(Math.sign(weights[name as keyof typeof WEIGHTS])).toBe(Math.sign(weight));
    }
  }
  expect(minds.filter(isCareful)).toHaveLength(minds.length / 3);
});

test('with a net some play carefully, some carelessly, and some have whims', () => {
  const dice = createDice('c');
  const net = createNet(FEATURES, 2, 2, () => dice.fraction());
  const { minds, regulars } = castWithNet(net, 3, dice);
  expect(minds.every((mind) => mind.net === net)).toBe(true);
  expect(minds.slice(0, regulars).map(({ carelessness }) => carelessness)).toEqual([0, 0, 0, 1, 3]);
  expect(minds.filter(isCareful)).toHaveLength(3);
  const whims = minds.slice(regulars).map((mind) => mind.whims ?? []);
  expect(whims.length).toBeGreaterThan(0);
  for (const whim of whims) {
    expect(whim).toHaveLength(WHIMS.length);
    expect(Math.min(...whim)).toBe(0);
  }
});
