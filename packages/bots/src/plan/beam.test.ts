import { expect, test } from 'vitest';
import { evaluate, glance } from '../evaluate/evaluate.ts';
import { doDeed } from '../sheet/do-deed.ts';
import { listDeeds } from '../sheet/list-deeds.ts';
import { setTable } from '../testing/paper.ts';
import { untaughtMind } from '../testing/steady-minds.ts';
import { findPlans } from './beam.ts';
import { openSheet } from './rehearse.ts';

test('one net looks first, but what a plan is worth is said by all of them', () => {
  const game = setTable({ figure: 'market', hand: 'glass glass silver food food' });
  const { outlook, sheet } = openSheet(game, 0, untaughtMind(4), true);
  const plans = findPlans(outlook, sheet, listDeeds(outlook.board, sheet), 4, 8);
  expect(plans.some(({ steps }) => steps.length > 0)).toBe(true);
  for (const { steps, worth } of plans) {
    const after = sheet.slice();
    for (const { deed, by } of steps) doDeed(outlook.board, after, deed, by);
    expect(worth).toBeCloseTo(evaluate(outlook, after), 6);
    expect(glance(outlook, after)).not.toBeCloseTo(worth, 6);
  }
});
