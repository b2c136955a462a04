import { expect, test } from 'vitest';
import { findPlans } from '../plan/beam.ts';
import { DEED } from '../sheet/deeds.ts';
import { listDeeds } from '../sheet/list-deeds.ts';
import { paper, type Setting } from '../testing/paper.ts';
import { narrow } from '../testing/steady-minds.ts';
import { chanceToDraw, endStoring } from './end-storing.ts';
import { createOutlook } from './outlook.ts';
import { pointsNow } from './points.ts';

function brings(setting: Setting): number {
  const { game, sheet } = paper(setting);
  return endStoring(createOutlook(game, 0, narrow, 3), sheet);
}

test('with all tiles drawn a kind comes for certain, else as often as counting says', () => {
  expect(chanceToDraw(2, 2, 8, 10)).toBe(1);
  expect(chanceToDraw(3, 2, 8, 10)).toBe(0);
  // Two drawn out of four: each of the six pairs is equally likely.
  expect(chanceToDraw(2, 2, 4, 2)).toBeCloseTo(1 / 6, 12);
  expect(chanceToDraw(1, 2, 4, 2)).toBeCloseTo(5 / 6, 12);
  expect(chanceToDraw(1, 1, 20, 10)).toBeCloseTo(1 / 2, 12);
});

test('[X24] whoever has it counts on the rows that bag and container complete', () => {
  const rows = ['stone stone', 'wood'];
  const { game } = paper({});
  const [first] = game.tables.rowPoints;
  expect(brings({ rows, container: 'stone food' })).toBe(0);
  expect(brings({ rows, container: 'stone food', extensions: ['X24'] })).toBe(first);
  expect(brings({ rows, container: 'food', hand: 'stone', extensions: ['X24'] })).toBe(0);
  expect(brings({ rows, container: 'wood', extensions: ['X24'] })).toBe(0);
});

test('[X24] those points are part of what would be scored now', () => {
  const setting = { rows: ['stone stone'], container: 'stone' };
  const now = (extensions: readonly string[]): number => {
    const { game, sheet } = paper({ ...setting, extensions });
    return pointsNow(createOutlook(game, 0, narrow, 3), sheet);
  };
  expect(now(['X24']) - now([])).toBe(brings({ ...setting, extensions: ['X24'] }));
});

test('[X24] in the last round it is bought for the rows that it completes', () => {
  const { game, board, sheet } = paper({
    figure: 'market',
    coins: 9,
    rows: ['stone stone', 'wood wood', 'ore ore'],
    container: 'stone wood ore',
  });
  const tile = game.components.extensions.findIndex(({ id }) => id === 'X24');
  game.state.strip[0] = tile;
  const [plan] = findPlans(createOutlook(game, 0, narrow, 0), sheet, listDeeds(board, sheet), 4, 1);
  const bought = plan?.steps.find(({ deed }) => deed.kind === DEED.extension);
  expect(bought?.deed.card).toBe(tile);
});
