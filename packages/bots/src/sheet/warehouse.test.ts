import { CORN, WOOD } from '@altiplano/rules/engine';
import { expect, test } from 'vitest';
import { paper, thing } from '../testing/paper.ts';
import * as at from './sheet.ts';
import { missing, rowFor, rowForCorn, storeInRow } from './warehouse.ts';

const STONE = thing('stone');

test('[W1] the first tile starts the first row', () => {
  const { board, sheet } = paper({});
  expect(rowFor(board, sheet, WOOD)).toBe(0);
});

test('[W3] a good goes to its open row, and else starts the next one', () => {
  const { board, sheet } = paper({ rows: ['stone', 'wood'] });
  expect(rowFor(board, sheet, WOOD)).toBe(1);
  expect(rowFor(board, sheet, STONE)).toBe(0);
  expect(rowFor(board, sheet, thing('fish'))).toBe(2);
});

test('[W3] a good whose row is complete starts another', () => {
  const { game, board, sheet } = paper({ rows: ['wood'] });
  for (let tiles = game.tables.rowSpaces[0]; tiles > 1; tiles--) storeInRow(board, sheet, WOOD, 0);
  expect(missing(board, sheet, 0)).toBe(0);
  expect(rowFor(board, sheet, WOOD)).toBe(1);
});

test('[G17] of two open rows of a good the fuller one is filled', () => {
  const { board, sheet } = paper({ rows: ['wood', '2 wood'] });
  expect(rowFor(board, sheet, WOOD)).toBe(1);
});

test('where all rows are complete nothing can be stored', () => {
  const { game, board, sheet } = paper({});
  for (const [row, spaces] of game.tables.rowSpaces.entries()) sheet[at.ROW_TILES + row] = spaces;
  expect(rowFor(board, sheet, WOOD)).toBe(-1);
  expect(rowForCorn(board, sheet)).toBe(-1);
});

test('[W6] while a row of corn is open all corn goes there', () => {
  const { board, sheet } = paper({ rows: ['2 wood', 'corn'] });
  expect(rowForCorn(board, sheet)).toBe(1);
});

test('[W5] corn stands in where a row lacks what its owner has none of', () => {
  const { board, sheet } = paper({ rows: ['wood', 'stone'], container: '4 wood' });
  expect(rowForCorn(board, sheet)).toBe(1);
});

test('[W5] with no open row corn starts one', () => {
  const { board, sheet } = paper({});
  const row = rowForCorn(board, sheet);
  storeInRow(board, sheet, CORN, row);
  expect([row, sheet[at.ROW_GOOD], sheet[at.ROW_TILES], sheet[at.ROW_CORN]]).toEqual([0, CORN, 1, 1]);
  expect(sheet[at.STORED + CORN]).toBe(1);
});

test('[W9] corn counts as corn in the row of another good', () => {
  const { board, sheet } = paper({ rows: ['silver corn'] });
  expect([sheet[at.STORED + CORN], sheet[at.STORED + thing('silver')]]).toEqual([1, 1]);
  storeInRow(board, sheet, CORN, 0);
  expect([sheet[at.STORED + CORN], sheet[at.STORED + thing('silver')]]).toEqual([2, 1]);
});

test('a completed row pays what an asset promises', () => {
  const { game, board, sheet } = paper({ assets: ['rack-builder'], rows: ['wood'] }, { traveler: 'full' });
  const before = sheet[at.POINTS];
  for (let tiles = game.tables.rowSpaces[0]; tiles > 1; tiles--) {
    expect(sheet[at.POINTS]).toBe(before);
    storeInRow(board, sheet, WOOD, 0);
  }
  expect(sheet[at.POINTS]).toBe(before + board.rowPoints);
  expect(board.rowPoints).toBeGreaterThan(0);
});
