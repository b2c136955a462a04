import { expect, test } from 'vitest';
import { findPlans } from '../plan/beam.ts';
import { DEED } from '../sheet/deeds.ts';
import { listDeeds } from '../sheet/list-deeds.ts';
import * as at from '../sheet/sheet.ts';
import { paper, type Setting } from '../testing/paper.ts';
import { narrow } from '../testing/steady-minds.ts';
import { createOutlook } from './outlook.ts';

const WIDTH = 2;
/** Five rows begun, and a sixth of stone, which lacks three. */
const ROWS = ['wood', 'cacao', 'ore', 'fish', 'alpaca', 'stone'];

/** What the best plan of the last round does, when no house is left and so much of the order has been delivered. */
function lastDeeds(setting: Setting, delivered = 0): number[] {
  const { game, board, sheet } = paper(setting);
  sheet[at.HOUSES_LEFT] = 0;
  sheet[at.DELIVERED] = delivered;
  const [plan] = findPlans(createOutlook(game, 0, narrow, 0), sheet, listDeeds(board, sheet), WIDTH, 1);
  return plan?.steps.map(({ deed }) => deed.kind) ?? [];
}

test('in the last round a row is completed, though its first tiles bring less than a coin', () => {
  const deeds = lastDeeds({ figure: 'village', hand: '3 stone', rows: ROWS });
  expect(deeds.filter((kind) => kind === DEED.store)).toHaveLength(3);
});

test('in the last round an order is fulfilled tile by tile', () => {
  const deeds = lastDeeds({ figure: 'market', hand: '2 fish ore', order: 'fish-fish-wood-ore' }, 0b100);
  expect(deeds.filter((kind) => kind === DEED.deliver)).toHaveLength(3);
});

test('in the last round nothing is begun that cannot be completed', () => {
  const deeds = lastDeeds({ figure: 'village', hand: '2 stone', rows: ROWS });
  expect(deeds).not.toContain(DEED.store);
});
