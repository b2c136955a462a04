import { expect, test } from 'vitest';
import { evaluate } from '../evaluate/evaluate.ts';
import { FEATURES } from '../learned/features.ts';
import { createNet } from '../learned/net.ts';
import * as at from '../sheet/sheet.ts';
import { setTable } from '../testing/paper.ts';
import { steadyMind, untaughtMind } from '../testing/steady-minds.ts';
import { rehearse, sheetAfter } from './rehearse.ts';

test('a plan is weighed with what it leaves in hand on the spaces where it will wait', () => {
  const game = setTable({ figure: 'farm', freeCartUsed: true, hand: 'glass glass silver' });
  const { outlook, sheet, plans } = rehearse(game, 0, untaughtMind(4), true, 6);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    const after = sheetAfter(outlook, sheet, plan);
    expect(after.slice(at.HAND, at.HAND + 12).every((tiles) => tiles === 0)).toBe(true);
    expect(plan.worth).toBe(evaluate(outlook, after));
  }
  const worths = plans.map(({ worth }) => worth);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
});

test('a round is not sat out on the word of nets, unless it is the last', () => {
  const game = setTable({ figure: 'market', freeCartUsed: true, hand: 'cacao' });
  const indifferent = createNet(FEATURES, 2, 2, () => 0.5);
  const mind = { ...steadyMind(4), nets: { usual: [{ ...indifferent, w3: new Float64Array(2) }] } };
  const stepsOfPlans = () => rehearse(game, 0, mind, true, 6).plans.map(({ steps }) => steps.length);
  expect(Math.min(...stepsOfPlans())).toBe(1);
  game.state.lastRound = game.state.round;
  expect(Math.min(...stepsOfPlans())).toBe(0);
});

test('[A2] whoever has not set the figure yet does not wait with it on the word of nets', () => {
  const hopeful = createNet(FEATURES, 2, 2, () => 0.5);
  const mind = { ...steadyMind(4), nets: { usual: [{ ...hopeful, w3: new Float64Array(2) }] } };
  const stepsOfPlans = (figure?: 'farm') => {
    const game = setTable({ ...(figure === undefined ? {} : { figure }), on: { farm: 'alpaca food' } });
    return rehearse(game, 0, mind, false, 6).plans.map(({ steps }) => steps.length);
  };
  expect(Math.min(...stepsOfPlans())).toBe(1);
  expect(Math.min(...stepsOfPlans('farm'))).toBe(0);
});
